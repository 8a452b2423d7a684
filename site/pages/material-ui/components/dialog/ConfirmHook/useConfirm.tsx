import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface Question {
  title: string;
  action: string;
  resolve: (answer: boolean) => void;
}

/** `await confirm(…)` opens the dialog and resolves to the answer. */
export function useConfirm() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState(false);
  const [question, setQuestion] = useState<Question>();

  const confirm = (title: string, action: string) =>
    new Promise<boolean>((resolve) => {
      setQuestion({ title, action, resolve });
      setOpen(true);
    });

  const close = (next: boolean) => {
    setAnswer(next);
    setOpen(false);
  };

  // Answered when the dialog is gone, so that focus has returned before the caller goes on.
  const onExited = () => question?.resolve(answer);

  const dialog = (
    <Dialog
      open={open}
      onClose={() => close(false)}
      maxWidth="xs"
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>{question?.title}</DialogTitle>
      <DialogActions>
        <Button autoFocus onClick={() => close(false)}>
          Cancel
        </Button>
        <Button onClick={() => close(true)}>{question?.action}</Button>
      </DialogActions>
    </Dialog>
  );

  return { confirm, dialog };
}
