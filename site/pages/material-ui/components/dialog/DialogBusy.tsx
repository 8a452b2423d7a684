import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';

export default function DialogBusy() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(0);
  const busy = done < 10;

  useEffect(() => {
    if (!open || !busy) return undefined;
    const timer = setTimeout(() => setDone(done + 1), 400);
    return () => clearTimeout(timer);
  }, [open, busy, done]);

  const start = () => {
    setDone(0);
    setOpen(true);
  };

  return (
    <>
      <Button variant="outlined" onClick={start}>
        Import 10 contacts
      </Button>
      <Dialog
        open={open}
        disableEscapeKeyDown={busy}
        onClose={() => {
          if (!busy) setOpen(false);
        }}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>
          {busy ? 'Importing contacts' : 'Contacts imported'}
        </DialogTitle>
        <DialogContent>
          <LinearProgress
            variant="determinate"
            value={done * 10}
            aria-label="Import"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>
            {busy ? 'Stop' : 'Close'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
