import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalTransition() {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState('Closed');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Release notes
      </Button>
      <Typography role="status" sx={{ mt: 1, textAlign: 'center' }}>
        {state}
      </Typography>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        onTransitionEnter={() => setState('Open')}
        onTransitionExited={() => setState('Closed')}
        sx={{ display: 'grid', placeContent: 'center' }}
      >
        <Fade in={open} timeout={400}>
          <Paper
            role="dialog"
            aria-modal
            aria-label="Release notes"
            sx={{ p: 3 }}
          >
            <Typography>Version 4.2 exports archived projects.</Typography>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
    </>
  );
}
