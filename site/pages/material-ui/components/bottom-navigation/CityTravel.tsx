import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DirectionsTransitIcon from '@mui/icons-material/DirectionsTransit';
import MapIcon from '@mui/icons-material/Map';

const pages = [
  {
    name: 'Departures',
    icon: <DirectionsTransitIcon />,
    lines: ['Line 4 to the harbour, 3 min', 'Line 9 to the zoo, 8 min'],
  },
  { name: 'Map', icon: <MapIcon />, lines: ['You are at Mill Gate'] },
  {
    name: 'Tickets',
    icon: <ConfirmationNumberIcon />,
    lines: ['Day ticket, valid until 23:59'],
  },
];

export default function CityTravel() {
  const [page, setPage] = useState('Departures');

  return (
    <>
      <Box sx={{ p: 2, pb: 9 }}>
        <Typography component="h1" variant="h5">
          {page}
        </Typography>
        <List>
          {pages
            .find(({ name }) => name === page)
            ?.lines.map((line) => (
              <ListItem key={line} divider disableGutters>
                {line}
              </ListItem>
            ))}
        </List>
      </Box>
      <Paper
        elevation={3}
        sx={{ position: 'fixed', insetInline: 0, bottom: 0, zIndex: 'appBar' }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Main"
          showLabels
          value={page}
          onChange={(_event, next: string) => setPage(next)}
          sx={{
            height: 'auto',
            pb: 'env(safe-area-inset-bottom)',
            '& .place': { height: 56 },
          }}
        >
          {pages.map(({ name, icon }) => (
            <BottomNavigationAction
              key={name}
              value={name}
              label={name}
              icon={icon}
              aria-current={name === page ? 'page' : undefined}
              className="place"
            />
          ))}
        </BottomNavigation>
      </Paper>
    </>
  );
}
