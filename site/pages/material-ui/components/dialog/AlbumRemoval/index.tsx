import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuestion } from './useQuestion';

export default function AlbumRemoval() {
  const [open, setOpen] = useState(false);
  const { ask, dialog } = useQuestion();
  const close = () => setOpen(false);

  const remove = async () => {
    if (await ask('Delete 48 photos of Madeira?', 'Delete album')) {
      close();
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Settings of the album
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Madeira</DialogTitle>
        <DialogContent>
          <TextField
            label="Title"
            defaultValue="Madeira"
            fullWidth
            margin="dense"
          />
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'space-between' }}>
          <Button onClick={remove}>Delete</Button>
          <Button onClick={close}>Save</Button>
        </DialogActions>
      </Dialog>
      {dialog}
    </>
  );
}
