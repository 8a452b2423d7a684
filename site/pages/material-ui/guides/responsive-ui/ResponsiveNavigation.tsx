import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const width = 200;
const places = ['Orders', 'Customers', 'Products', 'Reports'];

export default function ResponsiveNavigation() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));
  const [place, setPlace] = useState('Orders');
  const [open, setOpen] = useState(false);

  const list = (
    <List>
      {places.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === place}
            aria-current={name === place ? 'page' : undefined}
            onClick={() => {
              setPlace(name);
              setOpen(false);
            }}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <AppBar sx={{ zIndex: theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Open navigation"
            sx={{ display: { sm: 'none' }, mr: 1 }}
            onClick={() => setOpen(true)}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="h1" noWrap>
            {place}
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open && !wide}
        onClose={() => setOpen(false)}
        sx={{ zIndex: 'modal', '& .MuiDrawer-paper': { width } }}
      >
        <nav aria-label="Main">{list}</nav>
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', sm: 'block' },
          width,
          flexShrink: 0,
          '& .MuiDrawer-paper': { width },
        }}
      >
        <Toolbar />
        <nav aria-label="Main">{list}</nav>
      </Drawer>
      <Box
        component="main"
        sx={{ flexGrow: 1, p: { xs: 2, sm: 3 }, minWidth: 0 }}
      >
        <Toolbar />
        <Typography>{place} of this week.</Typography>
      </Box>
    </Box>
  );
}
