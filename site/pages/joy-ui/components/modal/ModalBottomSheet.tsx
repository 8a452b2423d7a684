import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalBottomSheet() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Share the album
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog
          sx={(theme) => ({
            [theme.breakpoints.down('sm')]: {
              top: 'auto',
              left: 0,
              bottom: 0,
              width: '100%',
              maxWidth: 'none',
              transform: 'none',
              borderRadius: '16px 16px 0 0',
            },
          })}
        >
          <DialogTitle>Share the album</DialogTitle>
          <DialogContent>Anyone with the link can see 18 photos.</DialogContent>
          <Button onClick={() => setOpen(false)}>Copy the link</Button>
        </ModalDialog>
      </Modal>
    </>
  );
}
