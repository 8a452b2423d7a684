import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Stripes = styled('div', {
  shouldForwardProp: (prop) => prop !== 'open' && prop !== 'ownerState',
})<{ open?: boolean }>(({ open }) => ({
  display: open ? 'block' : 'none',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background:
    'repeating-linear-gradient(45deg, rgb(0 0 0 / 60%) 0 12px, rgb(0 0 0 / 70%) 12px 24px)',
}));

export default function ModalSlots() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Staging notice
      </Button>
      <Modal
        component="section"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: Stripes }}
        classes={{ root: 'notice' }}
        sx={{ '&.notice': { display: 'grid', placeContent: 'center' } }}
      >
        <Paper role="dialog" aria-modal aria-label="Staging" sx={{ p: 3 }}>
          <Typography gutterBottom>This is the staging site.</Typography>
          <Button onClick={() => setOpen(false)}>Continue</Button>
        </Paper>
      </Modal>
    </>
  );
}
