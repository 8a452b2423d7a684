import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalContainer() {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <Box
      ref={panel}
      sx={{
        position: 'relative',
        height: 220,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Connect printer
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => panel.current}
        disableEnforceFocus
        disableScrollLock
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        sx={{ position: 'absolute', display: 'grid', placeContent: 'center' }}
      >
        <Paper role="dialog" aria-label="Connect printer" sx={{ p: 2 }}>
          <Typography gutterBottom>Hold the button for 3 seconds.</Typography>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
