import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

const peek = 56;

export default function DrawerSwipeableEdge() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show results
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={peek}
        disableSwipeToOpen={false}
        allowSwipeInChildren
        slots={{ swipeArea: 'div' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Results',
            sx: { height: 240, overflow: 'visible' },
          },
          swipeArea: { hidden: true },
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
            visibility: 'visible',
            pointerEvents: 'auto',
            touchAction: 'none',
            borderRadius: '16px 16px 0 0',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          3 charging stations
        </Box>
        <List sx={{ overflow: 'auto' }}>
          <ListItem>
            <ListItemText primary="City hall" secondary="2 free, 400 m" />
          </ListItem>
          <ListItem>
            <ListItemText primary="Market garage" secondary="5 free, 1.2 km" />
          </ListItem>
        </List>
      </SwipeableDrawer>
    </Box>
  );
}
