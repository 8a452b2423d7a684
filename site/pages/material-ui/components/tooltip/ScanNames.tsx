import { useRef, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const scans = [
  'Deed.pdf',
  'Letter from the water board about the new meter.pdf',
  'Roof, north side, before the storm of 2019.pdf',
];

function FileName({ children }: { children: string }) {
  const line = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  const openIfCut = () => {
    const { scrollWidth = 0, clientWidth = 0 } = line.current ?? {};
    setOpen(scrollWidth > clientWidth);
  };

  return (
    <Tooltip
      describeChild
      title={<>{children}</>}
      open={open}
      onOpen={openIfCut}
      onClose={() => setOpen(false)}
    >
      <Typography ref={line} noWrap tabIndex={0}>
        {children}
      </Typography>
    </Tooltip>
  );
}

export default function ScanNames() {
  return (
    <List aria-label="Scans" sx={{ width: 260 }}>
      {scans.map((scan) => (
        <ListItem key={scan} dense>
          <FileName>{scan}</FileName>
        </ListItem>
      ))}
    </List>
  );
}
