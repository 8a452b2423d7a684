import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogSlots() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show ticket
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: { sx: { backdropFilter: 'blur(6px)' } },
          paper: { elevation: 0, sx: { borderRadius: 4 } },
        }}
        classes={{ container: 'ticket' }}
        sx={{ '& .ticket': { alignItems: 'flex-start' } }}
      >
        <DialogTitle
          classes={{ root: 'ticket-title' }}
          sx={{ '&.ticket-title': { pb: 0 } }}
        >
          Gallery of Clocks
        </DialogTitle>
        <DialogContent classes={{ root: 'ticket-content' }}>
          <DialogContentText classes={{ root: 'ticket-text' }} component="div">
            Two adults, Sunday at 11
          </DialogContentText>
        </DialogContent>
        <DialogActions classes={{ root: 'ticket-actions' }}>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
