import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';

export default function DrawerBasic() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Browse categories
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Categories' } }}
      >
        <List component="nav" sx={{ width: 240 }}>
          <ListItemButton onClick={close}>Furniture</ListItemButton>
          <ListItemButton onClick={close}>Lighting</ListItemButton>
          <ListItemButton onClick={close}>Textiles</ListItemButton>
        </List>
      </Drawer>
    </>
  );
}
