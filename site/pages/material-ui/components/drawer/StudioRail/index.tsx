import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import { Tracks } from './Tracks';

const width = 200;

export default function StudioRail() {
  const [open, setOpen] = useState(true);

  return (
    <>
      <AppBar
        position="static"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar variant="dense">
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Tracks"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
          >
            {open ? <MenuOpenIcon /> : <MenuIcon />}
          </IconButton>
          <Typography component="h1" sx={{ marginInlineStart: 1 }}>
            Night recording
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="persistent"
        open={open}
        slotProps={{
          docked: { role: 'region', 'aria-label': 'Tracks' },
          paper: { sx: { width, top: 48, height: 'calc(100% - 48px)' } },
        }}
      >
        <Tracks />
      </Drawer>
      <Box
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
        <Typography>Take 3, 04:12</Typography>
      </Box>
    </>
  );
}
