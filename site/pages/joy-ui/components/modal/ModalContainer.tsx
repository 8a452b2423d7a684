import { useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalContainer() {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  return (
    <Box
      ref={panel}
      sx={{ position: 'relative', height: 240, width: '100%', p: 2 }}
    >
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Lock this panel
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => panel.current}
        disableScrollLock
        sx={{ position: 'absolute' }}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
      >
        <ModalDialog minWidth={200}>
          <DialogTitle>Panel locked</DialogTitle>
          <Button onClick={() => setOpen(false)}>Unlock</Button>
        </ModalDialog>
      </Modal>
    </Box>
  );
}
