import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';

const width = 180;

export default function DrawerPersistent() {
  const [open, setOpen] = useState(true);

  return (
    <>
      <Drawer
        variant="persistent"
        open={open}
        slotProps={{
          docked: { role: 'region', 'aria-label': 'Layers' },
          paper: { sx: { width } },
        }}
      >
        <List component="div">
          <ListItemButton selected>Streets</ListItemButton>
          <ListItemButton>Transit</ListItemButton>
          <ListItemButton>Terrain</ListItemButton>
        </List>
      </Drawer>
      <Box
        component="main"
        sx={(theme) => ({
          p: 3,
          marginInlineStart: open ? `${width}px` : 0,
          transition: theme.transitions.create('margin', {
            duration: open
              ? theme.transitions.duration.enteringScreen
              : theme.transitions.duration.leavingScreen,
          }),
        })}
      >
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Layers
        </Button>
        <Typography sx={{ mt: 2 }}>The map moves with the panel.</Typography>
      </Box>
    </>
  );
}
