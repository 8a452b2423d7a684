import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalCloseReason() {
  const [open, setOpen] = useState(false);
  const [hint, setHint] = useState('Accept the terms to continue.');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Start trial
      </Button>
      <Modal
        open={open}
        disableEscapeKeyDown
        onClose={(_event, reason) => setHint(`Not closed: ${reason}`)}
        sx={{ display: 'grid', placeContent: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Terms" sx={{ p: 3 }}>
          <Typography role="status" gutterBottom>
            {hint}
          </Typography>
          <Button onClick={() => setOpen(false)}>Accept</Button>
          <Button onClick={() => setOpen(false)}>Decline</Button>
        </Paper>
      </Modal>
    </>
  );
}
