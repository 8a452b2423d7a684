import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface Question {
  text: string;
  yes: string;
  resolve: (answer: boolean) => void;
}

/** `await ask(...)` opens the dialog and resolves with the answer. */
export function useQuestion() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState(false);
  const [question, setQuestion] = useState<Question>();

  const ask = (text: string, yes: string) =>
    new Promise<boolean>((resolve) => {
      setQuestion({ text, yes, resolve });
      setOpen(true);
    });

  const close = (next: boolean) => {
    setAnswer(next);
    setOpen(false);
  };

  // Answered when it is gone: the focus is then back in the dialog below.
  const onExited = () => question?.resolve(answer);

  const dialog = (
    <Dialog
      open={open}
      onClose={() => close(false)}
      maxWidth="xs"
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>{question?.text}</DialogTitle>
      <DialogActions>
        <Button autoFocus onClick={() => close(false)}>
          Cancel
        </Button>
        <Button onClick={() => close(true)}>{question?.yes}</Button>
      </DialogActions>
    </Dialog>
  );

  return { ask, dialog };
}
