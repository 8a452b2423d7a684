import { useRef, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

export default function BackdropInvisible() {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Box onKeyDown={(event) => event.key === 'Escape' && close()}>
      <Button
        ref={opener}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Notifications
      </Button>
      <Backdrop invisible open={open} onClick={close} sx={{ zIndex: 1 }} />
      {open && (
        <Paper
          elevation={8}
          sx={{
            position: 'fixed',
            insetInlineEnd: 16,
            top: 16,
            p: 2,
            zIndex: 2,
          }}
        >
          No new messages.
          <br />
          <Button size="small" onClick={close}>
            Close
          </Button>
        </Paper>
      )}
    </Box>
  );
}
