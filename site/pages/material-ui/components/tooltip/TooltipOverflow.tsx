import { useRef, useState } from 'react';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

function FileName({ name }: { name: string }) {
  const line = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  const openIfCut = () => {
    const { scrollWidth = 0, clientWidth = 0 } = line.current ?? {};
    setOpen(scrollWidth > clientWidth);
  };

  return (
    <Tooltip
      describeChild
      title={<>{name}</>}
      open={open}
      onOpen={openIfCut}
      onClose={() => setOpen(false)}
    >
      <Typography ref={line} noWrap tabIndex={0}>
        {name}
      </Typography>
    </Tooltip>
  );
}

export default function TooltipOverflow() {
  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <FileName name="Contract.pdf" />
      <FileName name="Minutes of the annual meeting, final version.pdf" />
    </Stack>
  );
}
