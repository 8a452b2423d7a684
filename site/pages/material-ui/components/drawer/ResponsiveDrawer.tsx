import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import MenuIcon from '@mui/icons-material/Menu';
import PeopleIcon from '@mui/icons-material/People';
import SettingsIcon from '@mui/icons-material/Settings';

const width = 220;

const pages = [
  { name: 'Appointments', icon: <CalendarMonthIcon /> },
  { name: 'Patients', icon: <PeopleIcon /> },
  { name: 'Settings', icon: <SettingsIcon /> },
];

interface NavigationProps {
  current: string;
  onSelect: (name: string) => void;
}

function Navigation({ current, onSelect }: NavigationProps) {
  return (
    <nav aria-label="Main">
      <Toolbar>
        <Typography sx={{ fontWeight: 500 }}>Lakeside Clinic</Typography>
      </Toolbar>
      <List>
        {pages.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              onClick={() => onSelect(name)}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}

export default function ResponsiveDrawer() {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState('Appointments');

  const select = (name: string) => {
    setPage(name);
    setOpen(false);
  };
  const navigation = <Navigation current={page} onSelect={select} />;
  const panel = { '& .MuiDrawer-paper': { width } };

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        open={open && !wide}
        onClose={() => setOpen(false)}
        ModalProps={{ keepMounted: true }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Navigation' } }}
        sx={{ display: { sm: 'none' }, ...panel }}
      >
        {navigation}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width, ...panel }}
      >
        {navigation}
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="sticky">
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Open navigation"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              sx={{ marginInlineEnd: 1, display: { sm: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Typography variant="h6" component="h1">
              {page}
            </Typography>
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ p: 3 }}>
          <Typography>4 appointments are left today.</Typography>
        </Box>
      </Box>
    </Box>
  );
}
