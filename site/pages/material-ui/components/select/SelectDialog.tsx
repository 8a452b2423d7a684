import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function SelectDialog() {
  const [open, setOpen] = useState(false);
  const [folder, setFolder] = useState('inbox');
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Move message
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="move-title">
        <DialogTitle id="move-title">Move message</DialogTitle>
        <DialogContent>
          <TextField
            select
            label="Folder"
            margin="dense"
            value={folder}
            onChange={(event) => setFolder(event.target.value)}
            sx={{ width: 240 }}
          >
            <MenuItem value="inbox">Inbox</MenuItem>
            <MenuItem value="archive">Archive</MenuItem>
            <MenuItem value="receipts">Receipts</MenuItem>
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Move</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
