import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogActionsLayout() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open file
      </Button>
      <Dialog open={open} onClose={close} maxWidth="xs">
        <DialogTitle component="h3">This file is in use</DialogTitle>
        <DialogActions
          disableSpacing
          sx={{
            flexDirection: 'column',
            alignItems: 'stretch',
            gap: 1,
            p: 3,
            pt: 0,
          }}
        >
          <Button variant="contained" onClick={close}>
            Open a copy
          </Button>
          <Button onClick={close}>Open read-only</Button>
          <Button onClick={close}>Notify me when it is free</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
