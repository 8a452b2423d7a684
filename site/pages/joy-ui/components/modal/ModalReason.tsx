import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalReason() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('none yet');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Edit the profile
      </Button>
      <Typography level="body-sm">Last reason: {last}</Typography>
      <Modal
        open={open}
        onClose={(_event, reason) => {
          setLast(reason);
          if (reason !== 'backdropClick') setOpen(false);
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>A click outside keeps this open</DialogTitle>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
