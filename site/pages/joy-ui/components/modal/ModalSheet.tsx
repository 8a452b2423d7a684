import { useState } from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ModalSheet() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the shortcut keys
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: { sx: { backdropFilter: 'none' } } }}
        sx={{ display: 'grid', placeItems: 'end' }}
      >
        <Sheet
          role="dialog"
          aria-modal="true"
          aria-labelledby="shortcut-title"
          variant="outlined"
          sx={{ m: 2, p: 3, borderRadius: 'md', outline: 'none' }}
        >
          <ModalClose variant="soft" aria-label="Close" />
          <Typography id="shortcut-title" level="title-lg" sx={{ pr: 6 }}>
            Shortcut keys
          </Typography>
          <Typography>Press S to search.</Typography>
        </Sheet>
      </Modal>
    </>
  );
}
