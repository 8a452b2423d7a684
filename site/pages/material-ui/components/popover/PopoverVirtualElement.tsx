import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text = 'The invoice was send to the customer on Monday.';
const mistake = 'send';

export default function PopoverVirtualElement() {
  const line = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);

  const findWord = () => {
    const range = document.createRange();
    const node = line.current?.firstChild;
    if (node) {
      range.setStart(node, text.indexOf(mistake));
      range.setEnd(node, text.indexOf(mistake) + mistake.length);
    }
    return {
      nodeType: 1 as const,
      getBoundingClientRect: () => range.getBoundingClientRect(),
    };
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography ref={line}>{text}</Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Check grammar
      </Button>
      <Popover
        open={open}
        anchorEl={open ? findWord : null}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -4, horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Suggestion' } }}
      >
        <Button onClick={() => setOpen(false)}>Change to “sent”</Button>
      </Popover>
    </Stack>
  );
}
