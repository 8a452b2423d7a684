import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const rules = Array.from({ length: 24 }, (_, index) => index + 1);

export default function ModalScroll() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        House rules
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ overflowY: 'auto', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-label="House rules"
          sx={{ p: 3, maxWidth: 360, mx: 'auto' }}
        >
          {rules.map((rule) => (
            <Typography key={rule} gutterBottom>
              {`Rule ${rule}: leave the kitchen as you found it.`}
            </Typography>
          ))}
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
