import { useState } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import BarChartIcon from '@mui/icons-material/BarChart';
import GroupIcon from '@mui/icons-material/Group';
import MenuIcon from '@mui/icons-material/Menu';
import ReceiptIcon from '@mui/icons-material/Receipt';

const pages = [
  { name: 'Reports', icon: <BarChartIcon /> },
  { name: 'Customers', icon: <GroupIcon /> },
  { name: 'Invoices', icon: <ReceiptIcon /> },
];

export default function DrawerMini() {
  const [wide, setWide] = useState(false);
  const [page, setPage] = useState('Reports');
  const width = wide ? 200 : 56;

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        component="nav"
        aria-label="Main"
        sx={(theme) => ({
          '&, & .MuiDrawer-paper': {
            width,
            overflowX: 'hidden',
            transition: theme.transitions.create('width'),
          },
        })}
      >
        <IconButton
          aria-label="Show labels"
          aria-expanded={wide}
          onClick={() => setWide(!wide)}
          sx={{ m: 1, width: 40 }}
        >
          <MenuIcon />
        </IconButton>
        <List component="div" disablePadding>
          {pages.map(({ name, icon }) => (
            <ListItemButton
              key={name}
              selected={name === page}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => setPage(name)}
              sx={{ minHeight: 48 }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText
                primary={name}
                sx={{ whiteSpace: 'nowrap', opacity: wide ? 1 : 0 }}
              />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 3 }}>
        <Typography variant="h6" component="h1">
          {page}
        </Typography>
      </Box>
    </Box>
  );
}
