import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const days = [
  'Monday, 9 to 18',
  'Tuesday, 9 to 18',
  'Wednesday, 12 to 20',
  'Thursday, 9 to 18',
  'Friday, 9 to 22',
  'Saturday, 10 to 16',
  'Sunday, closed',
];

export default function ReadingHours() {
  return (
    <>
      <AppBar>
        <Toolbar>
          <Typography variant="h6" component="h1">
            Reading room
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {days.map((day) => (
          <Typography key={day} sx={{ mb: 3 }}>
            {day}
          </Typography>
        ))}
      </Box>
    </>
  );
}
