import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

const first = [
  { title: 'Garage code', text: 'Ask Dana for the new one' },
  { title: 'Paint', text: 'Two cans of white, matte' },
  { title: 'Dentist', text: 'Thursday, 9:30' },
  { title: 'Books to return', text: 'Due on the 14th' },
];

export default function NotesScreen() {
  const [notes, setNotes] = useState(first);
  const [writing, setWriting] = useState(false);
  const [saved, setSaved] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const title = String(data.get('title'));
    setNotes([{ title, text: String(data.get('text')) }, ...notes]);
    setWriting(false);
    setSaved(true);
  };

  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="h1">
            Notes
          </Typography>
        </Toolbar>
      </AppBar>
      <Fab
        variant="extended"
        color="secondary"
        onClick={() => setWriting(true)}
        sx={{
          gap: 1,
          position: 'fixed',
          bottom: saved ? 72 : 16,
          insetInlineEnd: 16,
          transition: 'bottom 200ms',
        }}
      >
        <AddIcon />
        New note
      </Fab>
      <List aria-label="Notes" sx={{ pb: 10 }}>
        {notes.map(({ title, text }, index) => (
          <ListItem key={notes.length - index} divider>
            <ListItemText primary={title} secondary={text} />
          </ListItem>
        ))}
      </List>
      <Dialog
        open={writing}
        onClose={() => setWriting(false)}
        slotProps={{ paper: { component: 'form', onSubmit: submit } }}
      >
        <DialogTitle>New note</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            fullWidth
            margin="dense"
            id="note-title"
            name="title"
            label="Title"
          />
          <TextField
            fullWidth
            multiline
            margin="dense"
            id="note-text"
            name="text"
            label="Text"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setWriting(false)}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </Dialog>
      <Snackbar
        open={saved}
        message="Note saved"
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setSaved(false)}
      />
    </>
  );
}
