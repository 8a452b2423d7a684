import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Halls } from './Halls';

const width = 180;

export default function MuseumFrame() {
  const [hall, setHall] = useState('Clocks');

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="h1">
            Museum of measures
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        component="nav"
        variant="permanent"
        aria-label="Halls"
        sx={{ width, '& .MuiDrawer-paper': { width } }}
      >
        <Toolbar />
        <Halls current={hall} onChoose={setHall} />
      </Drawer>
      <Box sx={{ flexGrow: 1, p: 3 }}>
        <Toolbar />
        <Typography>You are in the hall of {hall.toLowerCase()}.</Typography>
      </Box>
    </Box>
  );
}
