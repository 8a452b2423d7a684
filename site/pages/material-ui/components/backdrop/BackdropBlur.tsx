import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';

export default function BackdropBlur() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pause
      </Button>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        aria-hidden={false}
        classes={{ root: 'pause' }}
        slotProps={{ root: { component: 'section' } }}
        sx={{
          '&.pause': { bgcolor: 'rgb(16 42 67 / 70%)' },
          backdropFilter: 'blur(6px)',
          zIndex: 'modal',
        }}
      >
        <Button variant="contained" onClick={() => setOpen(false)}>
          Continue
        </Button>
      </Backdrop>
    </>
  );
}
