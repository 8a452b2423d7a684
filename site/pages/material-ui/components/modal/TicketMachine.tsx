import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TicketMachine() {
  const id = useId();
  const screen = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box
      ref={screen}
      sx={{
        position: 'relative',
        width: 280,
        height: 240,
        border: '8px solid',
        borderColor: 'divider',
        borderRadius: 2,
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <Button variant="contained" onClick={() => setOpen(true)}>
        Zone 2, €3.20
      </Button>
      <Modal
        open={open}
        onClose={close}
        container={() => screen.current}
        disableEnforceFocus
        disableScrollLock
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        sx={{
          position: 'absolute',
          display: 'grid',
          placeItems: 'center',
          zIndex: 1,
        }}
      >
        <Paper role="dialog" aria-labelledby={id} sx={{ p: 2 }}>
          <Typography id={id} sx={{ mb: 1 }}>
            Hold your card to the reader
          </Typography>
          <Button onClick={close}>Cancel</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
