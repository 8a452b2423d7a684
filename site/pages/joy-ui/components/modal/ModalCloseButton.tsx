import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalCloseButton() {
  const [open, setOpen] = useState(false);
  const [skipped, setSkipped] = useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the tip of the day
      </Button>
      <Typography level="body-sm">Skipped: {skipped}</Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose
            aria-label="Skip the tip"
            variant="outlined"
            color="danger"
            size="sm"
            onClick={() => setSkipped(skipped + 1)}
            sx={{ borderRadius: '50%' }}
          />
          <DialogTitle>Press S to search</DialogTitle>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
