import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';

export default function BackdropTransition() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Lock screen
      </Button>
      <Backdrop
        open={open}
        transitionDuration={{ enter: 600, exit: 300 }}
        slots={{ transition: Slide }}
        slotProps={{ transition: { direction: 'up' } }}
        onClick={() => setOpen(false)}
        sx={{ zIndex: 1, bgcolor: 'primary.dark', color: 'common.white' }}
      >
        Click to unlock
      </Backdrop>
    </>
  );
}
