import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ModalInitialFocus() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename project
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeContent: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Rename project">
          <Stack spacing={2} sx={{ p: 3 }}>
            <TextField autoFocus label="Name" defaultValue="Website" />
            <Button variant="contained" onClick={() => setOpen(false)}>
              Rename
            </Button>
          </Stack>
        </Paper>
      </Modal>
    </>
  );
}
