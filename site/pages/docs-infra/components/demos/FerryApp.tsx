import { useState } from 'react';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import Person from '@mui/icons-material/Person';
import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const sailings = [
  '06:40',
  '08:10',
  '09:55',
  '11:30',
  '13:05',
  '15:20',
  '17:45',
  '20:15',
];

export default function FerryApp() {
  const [place, setPlace] = useState(0);
  return (
    <Box sx={{ pb: 7 }}>
      <AppBar position="sticky" color="default" elevation={1}>
        <Toolbar>
          <Typography variant="h6" component="p">
            {place === 0 ? 'Harbour line' : 'Your tickets'}
          </Typography>
        </Toolbar>
      </AppBar>
      {place === 0 ? (
        sailings.map((time) => (
          <Typography key={time} sx={{ px: 3, py: 1.5 }}>
            {time} from the old pier
          </Typography>
        ))
      ) : (
        <Typography sx={{ p: 3 }}>No ticket yet.</Typography>
      )}
      <Paper
        elevation={3}
        sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}
      >
        <BottomNavigation
          showLabels
          value={place}
          onChange={(_event, next: number) => setPlace(next)}
        >
          <BottomNavigationAction label="Sailings" icon={<DirectionsBoat />} />
          <BottomNavigationAction label="Tickets" icon={<Person />} />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
