import { useState } from 'react';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';
import AddIcon from '@mui/icons-material/Add';

export default function ShoppingList() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <List aria-label="To buy">
        {['Lentils', 'Two lemons', 'Rye flour'].map((item) => (
          <ListItem key={item}>
            <ListItemText primary={item} />
          </ListItem>
        ))}
      </List>
      <Snackbar
        open={open}
        message="Lentils are on the list twice"
        autoHideDuration={5000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      />
      <Fab
        color="primary"
        aria-label="Add to the list"
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          bottom: open ? 72 : 16,
          insetInlineEnd: 16,
          transition: 'bottom 200ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <AddIcon />
      </Fab>
    </>
  );
}
