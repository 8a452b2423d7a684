import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text = 'The lighthouse keepr wrote down every ship that passed.';
const slip = 'keepr';

export default function ProofMarks() {
  const line = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);

  const findSlip = () => {
    const range = document.createRange();
    const words = line.current?.firstChild;
    if (words) {
      range.setStart(words, text.indexOf(slip));
      range.setEnd(words, text.indexOf(slip) + slip.length);
    }
    return {
      nodeType: 1 as const,
      getBoundingClientRect: () => range.getBoundingClientRect(),
    };
  };

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, mx: 'auto', alignItems: 'start' }}>
      <Typography ref={line}>{text}</Typography>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the next slip
      </Button>
      <Popover
        open={open}
        anchorEl={open ? findSlip : null}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -4, horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Slip', sx: { p: 1 } },
        }}
      >
        <Button onClick={() => setOpen(false)}>Write “keeper”</Button>
      </Popover>
    </Stack>
  );
}
