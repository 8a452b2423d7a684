import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ModalFullScreen() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Present
      </Button>
      <Modal hideBackdrop open={open} onClose={() => setOpen(false)}>
        <Stack
          role="dialog"
          aria-modal
          aria-label="Presentation"
          spacing={2}
          sx={{
            height: '100%',
            alignItems: 'center',
            justifyContent: 'center',
            color: 'text.primary',
            bgcolor: 'background.default',
          }}
        >
          <Typography variant="h4" component="p">
            Results of the quarter
          </Typography>
          <Button onClick={() => setOpen(false)}>End presentation</Button>
        </Stack>
      </Modal>
    </>
  );
}
