import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const departures = [
  { time: '06:42', place: 'Saltmarsh Landing, Upper Quay', platform: '2b' },
  { time: '06:55', place: 'Thornbury Junction and Old Mill', platform: '1' },
  { time: '07:10', place: 'Westering Cross, Harbour Side', platform: '4' },
];

export default function DepartureBoard() {
  return (
    <Stack
      component="ul"
      spacing={1}
      sx={{ m: 0, p: 0, width: '100%', maxWidth: 320 }}
    >
      {departures.map(({ time, place, platform }) => (
        <Stack key={time} component="li" direction="row" spacing={2}>
          <Typography
            component="time"
            sx={{
              fontFamily: '"Roboto Condensed", sans-serif',
              fontWeight: 700,
            }}
          >
            {time}
          </Typography>
          <Typography
            sx={{ flex: 1, fontFamily: '"Roboto Condensed", sans-serif' }}
            noWrap
          >
            {place}
          </Typography>
          <Typography color="text.secondary">{platform}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
