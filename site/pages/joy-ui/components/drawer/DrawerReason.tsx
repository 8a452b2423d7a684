import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerReason() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Write a note
      </Button>
      <Drawer
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick') setOpen(false);
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Note</DialogTitle>
        <DialogContent sx={{ p: 1.5 }}>
          A click outside does nothing.
        </DialogContent>
      </Drawer>
    </>
  );
}
