import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalBasic() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Shipping details
      </Button>
      <Modal
        open={open}
        onClose={close}
        sx={{ display: 'grid', placeContent: 'center' }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby="shipping-title"
          sx={{ p: 3, width: 'min(360px, 100vw - 32px)' }}
        >
          <Typography id="shipping-title" variant="h6" component="h2">
            Shipping details
          </Typography>
          <Typography sx={{ my: 2 }}>
            Orders placed before noon ship the same day.
          </Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
