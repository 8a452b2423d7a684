import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export interface ForgotPasswordProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ForgotPassword({ open, onClose }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState('');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSentTo(String(new FormData(event.currentTarget).get('email')));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="forgot-title"
      slotProps={{ transition: { onExited: () => setSentTo('') } }}
    >
      <DialogTitle id="forgot-title">Reset your password</DialogTitle>
      {sentTo === '' ? (
        <form onSubmit={submit}>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>
              We send you a link. It works once, for one hour.
            </DialogContentText>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained">
              Send link
            </Button>
          </DialogActions>
        </form>
      ) : (
        <>
          <DialogContent>
            <DialogContentText role="status">
              If {sentTo} has an account, the link is on its way.
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
