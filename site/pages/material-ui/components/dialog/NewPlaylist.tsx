import { useState } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function NewPlaylist() {
  const [open, setOpen] = useState(false);
  const [names, setNames] = useState(['Morning run']);
  const [error, setError] = useState('');

  const show = () => {
    setError('');
    setOpen(true);
  };

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (names.includes(name)) {
      setError(`You have a playlist called ${name}`);
      return;
    }
    setNames([...names, name]);
    setOpen(false);
  };

  return (
    <>
      <Typography role="status">Playlists: {names.join(', ')}</Typography>
      <Button onClick={show}>Add a playlist</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>New playlist</DialogTitle>
        <DialogContent>
          <form id="new-playlist" onSubmit={save}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              label="Name"
              name="name"
              defaultValue="Morning run"
              error={error !== ''}
              helperText={error}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form="new-playlist">
            Create
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
