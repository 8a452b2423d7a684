import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import AssignmentIcon from '@mui/icons-material/Assignment';
import PeopleIcon from '@mui/icons-material/People';
import TodayIcon from '@mui/icons-material/Today';

const pages = [
  {
    name: 'Today',
    icon: <TodayIcon />,
    lines: ['9:00 Stand-up', '11:30 Budget review', '15:00 Site visit'],
  },
  {
    name: 'Tasks',
    icon: <AssignmentIcon />,
    lines: ['Sign the lease', 'Order name badges'],
  },
  {
    name: 'People',
    icon: <PeopleIcon />,
    lines: ['Noor Haddad', 'Jonas Eide'],
  },
];

interface NavigationProps {
  page: string;
  onChange: (page: string) => void;
}

function PhoneBar({ page, onChange }: NavigationProps) {
  return (
    <Paper
      elevation={3}
      sx={{
        display: { sm: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <BottomNavigation
        component="nav"
        aria-label="Main"
        showLabels
        value={page}
        onChange={(_event, next: string) => onChange(next)}
      >
        {pages.map(({ name, icon }) => (
          <BottomNavigationAction
            key={name}
            value={name}
            label={name}
            icon={icon}
            aria-current={name === page ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}

function SideList({ page, onChange }: NavigationProps) {
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        display: { xs: 'none', sm: 'block' },
        width: 200,
        flexShrink: 0,
        borderInlineEnd: 1,
        borderColor: 'divider',
      }}
    >
      <List>
        {pages.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === page}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => onChange(name)}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

export default function ResponsiveNavigation() {
  const [page, setPage] = useState('Today');
  const lines = pages.find(({ name }) => name === page)?.lines ?? [];

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SideList page={page} onChange={setPage} />
      <Box component="main" sx={{ flexGrow: 1, p: 3, pb: 9 }}>
        <Typography variant="h5" component="h1">
          {page}
        </Typography>
        <List aria-label={page}>
          {lines.map((line) => (
            <ListItem key={line} divider disableGutters>
              <ListItemText primary={line} />
            </ListItem>
          ))}
        </List>
      </Box>
      <PhoneBar page={page} onChange={setPage} />
    </Box>
  );
}
