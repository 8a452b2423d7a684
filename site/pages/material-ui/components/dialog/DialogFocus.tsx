import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function DialogFocus() {
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [people, setPeople] = useState(['Ana Silva', 'Noah Weber']);
  const [removed, setRemoved] = useState(false);

  const remove = () => {
    setRemoved(true);
    setOpen(false);
  };

  const onExited = () => {
    if (removed) {
      setPeople(['Ana Silva']);
      list.current?.focus();
    } else {
      button.current?.focus();
    }
  };

  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Members" sx={{ width: 280 }}>
        {people.map((name) => (
          <ListItem
            key={name}
            secondaryAction={
              name === 'Noah Weber' && (
                <Button ref={button} onClick={() => setOpen(true)}>
                  Remove
                </Button>
              )
            }
          >
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        disableRestoreFocus
        slotProps={{ transition: { onExited } }}
      >
        <DialogTitle>Remove Noah Weber?</DialogTitle>
        <DialogActions>
          <Button autoFocus onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button onClick={remove}>Remove</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
