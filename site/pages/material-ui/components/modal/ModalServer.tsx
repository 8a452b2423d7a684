import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalServer() {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);

  return (
    <Box ref={box} sx={{ height: 200, transform: 'translateZ(0)' }}>
      {!open && <Button onClick={() => setOpen(true)}>Cookie settings</Button>}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        disablePortal
        container={() => box.current}
        disableAutoFocus
        disableEnforceFocus
        disableScrollLock
        sx={{ display: 'grid', placeContent: 'center' }}
      >
        <Paper role="dialog" aria-label="Cookie settings" sx={{ p: 3 }}>
          <Typography gutterBottom>We count visits without cookies.</Typography>
          <Button onClick={() => setOpen(false)}>OK</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
