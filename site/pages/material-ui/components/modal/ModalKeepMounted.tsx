import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function ModalKeepMounted() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write feedback
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeContent: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Feedback" sx={{ p: 3 }}>
          <TextField label="Your feedback" multiline minRows={3} />
          <br />
          <Button onClick={() => setOpen(false)}>Finish later</Button>
        </Paper>
      </Modal>
    </>
  );
}
