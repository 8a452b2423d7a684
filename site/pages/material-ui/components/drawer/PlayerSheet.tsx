import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const songs = ['Low tide', 'Gravel road', 'Lamplight', 'Second rain'];
const peek = 64;

export default function PlayerSheet() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Typography component="h1" variant="h6" gutterBottom>
        Harbour songs
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the songs
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={peek}
        disableSwipeToOpen={false}
        allowSwipeInChildren
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Songs',
            sx: { height: 280, overflow: 'visible' },
          },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            top: -peek,
            insetInline: 0,
            height: peek,
            display: 'grid',
            placeItems: 'center',
            typography: 'body1',
            visibility: 'visible',
            touchAction: 'none',
            pointerEvents: 'auto',
            borderRadius: '16px 16px 0 0',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          Now: Gravel road
        </Box>
        <List aria-label="Songs" sx={{ overflow: 'auto' }}>
          {songs.map((song) => (
            <ListItem key={song} divider>
              <ListItemText primary={song} />
            </ListItem>
          ))}
        </List>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </Box>
  );
}
