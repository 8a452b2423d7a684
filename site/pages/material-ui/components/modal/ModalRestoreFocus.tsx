import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalRestoreFocus() {
  const opener = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);

  return (
    <>
      <Typography ref={message} tabIndex={-1} sx={{ mb: 1 }}>
        {deleted ? 'budget.pdf was deleted.' : 'budget.pdf'}
      </Typography>
      {!deleted && (
        <Button ref={opener} onClick={() => setOpen(true)}>
          Delete
        </Button>
      )}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        disableRestoreFocus
        onTransitionExited={() => (deleted ? message : opener).current?.focus()}
        sx={{ display: 'grid', placeContent: 'center' }}
      >
        <Fade in={open}>
          <Paper
            role="dialog"
            aria-modal
            aria-label="Delete file"
            sx={{ p: 3 }}
          >
            <Typography gutterBottom>Delete budget.pdf?</Typography>
            <Button
              color="error"
              onClick={() => {
                setDeleted(true);
                setOpen(false);
              }}
            >
              Delete
            </Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </Paper>
        </Fade>
      </Modal>
    </>
  );
}
