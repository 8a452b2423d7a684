import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function UnsentReview() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Back to the shop
      </Button>
      <Dialog open={open} onClose={close} aria-describedby="unsent">
        <DialogTitle>Leave without sending?</DialogTitle>
        <DialogContent>
          <DialogContentText id="unsent">
            Your review of the desk lamp is not sent yet. If you leave now, the
            text is lost.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Leave</Button>
          <Button autoFocus onClick={close}>
            Keep writing
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
