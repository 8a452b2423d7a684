import { useState } from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarTransition() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        Toggle recording
      </Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: Slide }}
        transitionDuration={{ enter: 250, exit: 150 }}
        slotProps={{
          content: { role: 'status', elevation: 2 },
          clickAwayListener: { mouseEvent: false, touchEvent: false },
        }}
        message="This call is recorded"
      />
    </>
  );
}
