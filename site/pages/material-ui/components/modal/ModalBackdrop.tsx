import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Blur the page
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: {
            sx: { bgcolor: 'rgb(0 0 0 / 20%)', backdropFilter: 'blur(4px)' },
          },
        }}
        sx={{ display: 'grid', placeContent: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Balance" sx={{ p: 3 }}>
          <Typography gutterBottom>Your balance is hidden.</Typography>
          <Button onClick={() => setOpen(false)}>Show balance</Button>
        </Paper>
      </Modal>
    </>
  );
}
