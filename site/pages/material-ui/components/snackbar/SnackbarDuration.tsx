import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarDuration() {
  const [open, setOpen] = useState(false);
  const [paused, setPaused] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change gate
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        resumeHideDuration={2000}
        disableWindowBlurListener
        onClose={() => setOpen(false)}
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
        message={paused ? 'Paused' : 'Flight 214 boards at gate B7'}
      />
    </>
  );
}
