import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import PushPinIcon from '@mui/icons-material/PushPin';
import TimerIcon from '@mui/icons-material/Timer';

export default function GateChange() {
  const [open, setOpen] = useState(false);
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Announce the gate
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        resumeHideDuration={1500}
        disableWindowBlurListener
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        onMouseEnter={hold}
        onMouseLeave={release}
        onFocus={hold}
        onBlur={release}
        message="Flight 217 now leaves from gate B4"
        action={
          <Button
            color="inherit"
            size="small"
            endIcon={held ? <PushPinIcon /> : <TimerIcon />}
            onClick={() => setOpen(false)}
          >
            Got it
          </Button>
        }
      />
    </>
  );
}
