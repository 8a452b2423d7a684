import { useRef, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ColourDrawer() {
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
        Recipe of the color
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
          <Typography>Three parts ochre, one part slate</Typography>
          <Button onClick={close}>Put away</Button>
        </Paper>
      )}
    </Box>
  );
}
