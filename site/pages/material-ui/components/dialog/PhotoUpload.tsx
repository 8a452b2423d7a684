import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';

export default function PhotoUpload() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const busy = sent < 12;

  useEffect(() => {
    if (!open || !busy) {
      return undefined;
    }
    const next = setTimeout(() => setSent(sent + 1), 400);
    return () => clearTimeout(next);
  }, [open, busy, sent]);

  const start = () => {
    setSent(0);
    setOpen(true);
  };

  return (
    <>
      <Button variant="outlined" onClick={start}>
        Upload 12 photos
      </Button>
      <Dialog
        open={open}
        disableEscapeKeyDown={busy}
        onClose={() => !busy && setOpen(false)}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Photos of the harbour</DialogTitle>
        <DialogContent>
          <LinearProgress
            variant="determinate"
            value={(sent / 12) * 100}
            aria-label="Upload of the photos"
          />
          <DialogContentText sx={{ mt: 1 }}>{sent} of 12</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>
            {busy ? 'Stop the upload' : 'Close'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
