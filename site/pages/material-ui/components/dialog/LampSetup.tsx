import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const steps = [
  { title: 'Plug the lamp in', text: 'It blinks once it is ready to pair.' },
  { title: 'Hold the button', text: 'Wait until the light turns blue.' },
  { title: 'Name the room', text: 'Your lamp answers to that name.' },
];

export default function LampSetup() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const last = step === steps.length - 1;

  const move = (by: number) => {
    setStep(step + by);
    heading.current?.focus();
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Set up a lamp
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        slotProps={{ transition: { onExited: () => setStep(0) } }}
      >
        <DialogTitle ref={heading} tabIndex={-1} sx={{ outline: 0 }}>
          {step + 1}. {steps[step]?.title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{steps[step]?.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          {step > 0 && <Button onClick={() => move(-1)}>Back</Button>}
          <Button onClick={() => (last ? setOpen(false) : move(1))}>
            {last ? 'Finish' : 'Next'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
