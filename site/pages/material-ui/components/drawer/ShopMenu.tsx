import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuIcon from '@mui/icons-material/Menu';

const shelves = ['Seeds', 'Pots', 'Tools', 'Books'];

export default function ShopMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button
        startIcon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Browse the shop
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Shop' } }}
      >
        <Box component="nav" aria-label="Shelves" sx={{ width: 240 }}>
          <List>
            {shelves.map((shelf) => (
              <ListItem key={shelf} disablePadding>
                <ListItemButton component="a" href="#ShopMenu" onClick={close}>
                  <ListItemText primary={shelf} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </>
  );
}
