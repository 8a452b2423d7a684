import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Park from '@mui/icons-material/Park';

export default function ModalHorizontal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the place
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog orientation="horizontal">
          <AspectRatio
            ratio="3/4"
            variant="soft"
            color="success"
            sx={{ width: 90 }}
          >
            <Park />
          </AspectRatio>
          <Stack spacing={1} useFlexGap>
            <DialogTitle
              variant="soft"
              color="success"
              sx={{ alignSelf: 'flex-start' }}
            >
              City park
            </DialogTitle>
            <DialogContent sx={{ flex: 'none' }}>
              Open from 6:00 to 22:00.
            </DialogContent>
            <DialogContent orientation="horizontal" sx={{ flex: 'none' }}>
              <Button size="sm">Route</Button>
              <Button size="sm" variant="soft" onClick={() => setOpen(false)}>
                Close
              </Button>
            </DialogContent>
          </Stack>
        </ModalDialog>
      </Modal>
    </>
  );
}
