import { useState } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { places } from './places';

export default function WorkshopFrame() {
  const [wide, setWide] = useState(false);
  const [place, setPlace] = useState('Bench');
  const width = wide ? 180 : 56;

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        component="nav"
        aria-label="Workshop"
        variant="permanent"
        sx={(theme) => ({
          '&, & .MuiDrawer-paper': {
            width,
            overflowX: 'hidden',
            transition: theme.transitions.create('width'),
          },
        })}
      >
        <IconButton
          aria-label="Names"
          aria-expanded={wide}
          onClick={() => setWide(!wide)}
          sx={{ m: 1, width: 40 }}
        >
          <ChevronRightIcon
            sx={{
              transform: wide ? 'scaleX(-1)' : 'none',
              '[dir="rtl"] &': { transform: wide ? 'none' : 'scaleX(-1)' },
            }}
          />
        </IconButton>
        <List disablePadding>
          {places.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                aria-label={name}
                selected={name === place}
                aria-current={name === place ? 'true' : undefined}
                onClick={() => setPlace(name)}
                sx={{ minHeight: 48 }}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                <ListItemText
                  primary={name}
                  sx={{ whiteSpace: 'nowrap', opacity: wide ? 1 : 0 }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography component="h1" variant="h6" sx={{ p: 3 }}>
        {place}
      </Typography>
    </Box>
  );
}
