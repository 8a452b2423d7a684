import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const stops = ['Old mill', 'Station', 'Swimming pool', 'Hospital'];

export default function BusDrawer() {
  const [open, setOpen] = useState(false);

  return (
    <Box
      sx={{
        p: 2,
        paddingInlineStart: 6,
        minHeight: '100vh',
        bgcolor: 'action.hover',
      }}
    >
      <Typography component="h1" variant="h6" gutterBottom>
        Line 12
      </Typography>
      <Typography gutterBottom>Swipe in from the edge, or</Typography>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Show the stops
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={32}
        hysteresis={0.3}
        minFlingVelocity={300}
        disableDiscovery
        disableBackdropTransition
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Stops of line 12' },
          swipeArea: {
            sx: { bgcolor: 'action.selected', touchAction: 'pan-y' },
          },
        }}
      >
        <Typography sx={{ p: 2, width: 220 }}>Stops of line 12</Typography>
        <Divider />
        <List>
          {stops.map((stop) => (
            <ListItem key={stop}>
              <ListItemText primary={stop} />
            </ListItem>
          ))}
        </List>
        <Button sx={{ mt: 'auto' }} onClick={() => setOpen(false)}>
          Close
        </Button>
      </SwipeableDrawer>
    </Box>
  );
}
