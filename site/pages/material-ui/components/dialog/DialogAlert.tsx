import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogAlert() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Leave without saving
      </Button>
      <Dialog
        open={open}
        aria-describedby="unsaved"
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Discard your changes?</DialogTitle>
        <DialogContent>
          <DialogContentText id="unsaved">
            The draft has not been saved since you opened it.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Discard</Button>
          <Button autoFocus onClick={close}>
            Keep editing
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
