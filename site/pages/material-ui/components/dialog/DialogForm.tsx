import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DialogForm() {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const close = () => setOpen(false);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmail(String(new FormData(event.currentTarget).get('email')));
    close();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Typography role="status" variant="body2">
        {email && `Subscribed: ${email}`}
      </Typography>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Subscribe to updates</DialogTitle>
        <DialogContent>
          <form id="subscribe" onSubmit={submit}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              type="email"
              name="email"
              label="Email address"
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form="subscribe">
            Subscribe
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
