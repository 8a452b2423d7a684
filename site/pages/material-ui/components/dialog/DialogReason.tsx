import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DialogReason() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('not closed yet');

  const close = (next: string) => {
    setReason(next);
    setOpen(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Typography role="status" variant="body2">
        Reason: {reason}
      </Typography>
      <Dialog open={open} onClose={(_event, next) => close(next)}>
        <DialogTitle>Press Escape or click outside</DialogTitle>
        <DialogActions>
          <Button onClick={() => close('button')}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
