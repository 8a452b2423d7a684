import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function BankTimeout() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Stay away for a while
      </Button>
      <Dialog
        open={open}
        aria-describedby="bank-timeout"
        maxWidth="xs"
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle component="h3">Your session ends in a minute</DialogTitle>
        <DialogContent>
          <DialogContentText id="bank-timeout">
            You have not touched the page for nine minutes. An unsent transfer
            is lost when the session ends.
          </DialogContentText>
        </DialogContent>
        <DialogActions
          disableSpacing
          sx={{ flexDirection: 'column', alignItems: 'stretch', p: 3, gap: 1 }}
        >
          <Button autoFocus variant="contained" onClick={close}>
            Stay signed in
          </Button>
          <Button onClick={close}>Sign out now</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
