import { useEffect, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';

export default function BreathTimer() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [running, setRunning] = useState(false);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const tick = setTimeout(() => setSeconds(seconds + 1), 1000);
    return () => clearTimeout(tick);
  }, [running, seconds]);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Breathe for a minute
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        keepMounted
        closeAfterTransition
        onTransitionEnter={() => setRunning(true)}
        onTransitionExited={() => setRunning(false)}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Slide direction="up" in={open}>
          <Paper
            role="dialog"
            aria-modal
            aria-labelledby={id}
            sx={{ p: 3, width: '100%', maxWidth: 280, textAlign: 'center' }}
          >
            <Typography id={id}>
              {seconds % 8 < 4 ? 'Breathe in' : 'Breathe out'}
            </Typography>
            <Typography variant="h3" component="p" sx={{ my: 2 }}>
              {seconds} s
            </Typography>
            <Button onClick={() => setOpen(false)}>Pause</Button>
          </Paper>
        </Slide>
      </Modal>
    </>
  );
}
