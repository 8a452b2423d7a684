import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const steps = [
  { title: 'Choose a plan', text: 'You can change it at any time.' },
  { title: 'Invite your team', text: 'Everyone gets an email with a link.' },
  { title: 'Ready', text: 'Your workspace is set up.' },
];

export default function DialogSteps() {
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const last = step === steps.length - 1;

  const next = () => {
    setStep(step + 1);
    title.current?.focus();
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Set up workspace
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        slotProps={{ transition: { onExited: () => setStep(0) } }}
      >
        <DialogTitle ref={title} tabIndex={-1} sx={{ outline: 0 }}>
          {step + 1} of 3: {steps[step]?.title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{steps[step]?.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={last ? () => setOpen(false) : next}>
            {last ? 'Finish' : 'Next'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
