import { useState } from 'react';
import type { DialogProps } from '@mui/material/Dialog';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const answers = {
  accepted: 'You sit at a window.',
  declined: 'Your seat stays as it is.',
  escapeKeyDown: 'Put off with Escape. The offer stays in your messages.',
  backdropClick: 'Put off. The offer stays in your messages.',
};

export default function SeatOffer() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<keyof typeof answers>();

  const closeWith = (next: keyof typeof answers) => {
    setAnswer(next);
    setOpen(false);
  };
  const handleClose: DialogProps['onClose'] = (_, reason) => closeWith(reason);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Look at the offer
      </Button>
      <Typography role="status" variant="body2">
        {answer ? answers[answer] : 'One offer waits for you.'}
      </Typography>
      <Dialog open={open} onClose={handleClose} aria-describedby="seat-offer">
        <DialogTitle>Move to a window seat?</DialogTitle>
        <DialogContent>
          <DialogContentText id="seat-offer">
            Seat 14A is free on your train to Porto. The change costs nothing.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => closeWith('declined')}>Stay in 15C</Button>
          <Button onClick={() => closeWith('accepted')}>Take 14A</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
