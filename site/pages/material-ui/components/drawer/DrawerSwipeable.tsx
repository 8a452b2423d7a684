import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function DrawerSwipeable() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ p: 2, paddingInlineStart: 6, minHeight: '100vh' }}>
      <Typography gutterBottom>Swipe from the shaded edge.</Typography>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        swipeAreaWidth={32}
        hysteresis={0.3}
        minFlingVelocity={300}
        disableDiscovery
        disableBackdropTransition
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Playlists' },
          swipeArea: {
            sx: { bgcolor: 'action.selected', touchAction: 'pan-y' },
          },
        }}
      >
        <List sx={{ width: 220 }}>
          <ListItemButton onClick={close}>Recently played</ListItemButton>
          <ListItemButton onClick={close}>Favorites</ListItemButton>
        </List>
      </SwipeableDrawer>
    </Box>
  );
}
