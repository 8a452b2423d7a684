import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const hours = [
  { hour: '9', people: 140 },
  { hour: '11', people: 320 },
  { hour: '13', people: 260 },
  { hour: '15', people: 390 },
  { hour: '17', people: 90 },
];

export default function CableCar() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      aria-label="Passengers by hour"
      sx={{ m: 0, p: 0, height: 160, listStyle: 'none', alignItems: 'end' }}
    >
      {hours.map(({ hour, people }) => (
        <Box key={hour} component="li" sx={{ textAlign: 'center' }}>
          <Tooltip followCursor placement="top" title={`${people} passengers`}>
            <Box
              role="img"
              tabIndex={0}
              sx={{ width: 40, height: people / 3, bgcolor: 'primary.main' }}
            />
          </Tooltip>
          <Typography variant="caption">{hour}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
