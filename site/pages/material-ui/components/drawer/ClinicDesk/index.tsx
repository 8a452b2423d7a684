import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import { Rooms } from './Rooms';

export default function ClinicDesk() {
  const [open, setOpen] = useState(false);
  const [room, setRoom] = useState('Waiting');

  const choose = (next: string) => {
    setRoom(next);
    setOpen(false);
  };
  const rooms = <Rooms current={room} onChoose={choose} />;

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        ModalProps={{ keepMounted: true }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Rooms' } }}
        sx={{ display: { sm: 'none' } }}
      >
        {rooms}
      </Drawer>
      <Drawer
        variant="permanent"
        slotProps={{ paper: { sx: { position: 'relative', height: '100vh' } } }}
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {rooms}
      </Drawer>
      <Box sx={{ flexGrow: 1 }}>
        <AppBar position="static" color="default" elevation={0}>
          <Toolbar>
            <IconButton
              edge="start"
              aria-label="Rooms"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              sx={{ marginInlineEnd: 1, display: { sm: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Typography component="h1">Clinic</Typography>
          </Toolbar>
        </AppBar>
        <Typography role="status" sx={{ p: 2 }}>
          {room}: two people
        </Typography>
      </Box>
    </Box>
  );
}
