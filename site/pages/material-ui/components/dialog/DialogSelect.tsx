import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const accounts = ['Personal', 'Studio North', 'Open source'];

export default function DialogSelect() {
  const [open, setOpen] = useState(false);
  const [account, setAccount] = useState('Personal');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Account: {account}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Switch account</DialogTitle>
        <List sx={{ pt: 0 }}>
          {accounts.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                autoFocus={name === account}
                selected={name === account}
                onClick={() => {
                  setAccount(name);
                  setOpen(false);
                }}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </>
  );
}
