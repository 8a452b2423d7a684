import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the notes
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        hideBackdrop
        disableScrollLock
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Notes</DialogTitle>
      </Drawer>
    </>
  );
}
