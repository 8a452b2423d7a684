import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DialogNested() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Album settings
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
      >
        <DialogTitle>Album settings</DialogTitle>
        <DialogContent>
          <TextField
            label="Title"
            defaultValue="Madeira"
            fullWidth
            margin="dense"
          />
        </DialogContent>
        <DialogActions>
          <Button color="error" onClick={() => setAsking(true)}>
            Delete album
          </Button>
          <Button onClick={() => setOpen(false)}>Save</Button>
        </DialogActions>
      </Dialog>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        maxWidth="xs"
        aria-describedby="album-loss"
      >
        <DialogTitle>Delete this album?</DialogTitle>
        <DialogContent>
          <DialogContentText id="album-loss">
            Its 48 photos are deleted too.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button color="error" onClick={() => setAsking(false)}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
