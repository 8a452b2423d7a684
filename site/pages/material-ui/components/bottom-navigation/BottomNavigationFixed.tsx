import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import DirectionsTransitIcon from '@mui/icons-material/DirectionsTransit';
import MapIcon from '@mui/icons-material/Map';

const lines = [4, 7, 9, 12, 15, 21, 33, 40];

export default function BottomNavigationFixed() {
  const [value, setValue] = useState(0);

  return (
    <Box sx={{ pb: 7 }}>
      <List aria-label="Departures">
        {lines.map((line) => (
          <ListItem key={line} divider>
            <ListItemText primary={`Line ${line}`} secondary="Every 10 min" />
          </ListItem>
        ))}
      </List>
      <Paper
        elevation={3}
        sx={{
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
          value={value}
          onChange={(_event, next: number) => setValue(next)}
        >
          <BottomNavigationAction
            label="Departures"
            icon={<DirectionsTransitIcon />}
          />
          <BottomNavigationAction label="Map" icon={<MapIcon />} />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
