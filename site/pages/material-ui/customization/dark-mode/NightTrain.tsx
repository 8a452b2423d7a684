import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const night = createTheme({ palette: { mode: 'dark' } });

const stops = [
  { time: '22:40', place: 'Harbour' },
  { time: '1:15', place: 'Border' },
  { time: '6:05', place: 'Lakeside' },
];

export default function NightTrain() {
  return (
    <ThemeProvider theme={night}>
      <Paper sx={{ p: 2, width: '100%', maxWidth: 400 }}>
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {stops.map(({ time, place }, index) => (
            <Paper
              key={place}
              component="li"
              elevation={index * 4 + 2}
              sx={{ display: 'flex', gap: 2, p: 1.5 }}
            >
              <Typography sx={{ width: 56, color: 'text.secondary' }}>
                {time}
              </Typography>
              <Typography>{place}</Typography>
            </Paper>
          ))}
        </Box>
        <Button fullWidth variant="contained" sx={{ mt: 2 }}>
          Book a berth
        </Button>
      </Paper>
    </ThemeProvider>
  );
}
