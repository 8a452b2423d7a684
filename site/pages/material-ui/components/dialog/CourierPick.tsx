import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

const couriers = ['Amara', 'Bruno', 'Chiara', 'Dewi', 'Emil', 'Farid'];

export default function CourierPick() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('Dewi');
  const [words, setWords] = useState('');
  const matches = couriers.filter((name) =>
    name.toLowerCase().startsWith(words.toLowerCase()),
  );

  const choose = (name: string) => {
    setChosen(name);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Courier: {chosen}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        sx={{ '& .MuiDialog-paper': { height: 420 } }}
        slotProps={{ transition: { onExited: () => setWords('') } }}
      >
        <DialogTitle>Who brings order 2210?</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label="Name begins with"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <List aria-label="Couriers">
            {matches.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  selected={name === chosen}
                  onClick={() => choose(name)}
                >
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </DialogContent>
      </Dialog>
    </>
  );
}
