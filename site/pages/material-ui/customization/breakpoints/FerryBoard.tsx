import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sailings = [
  { time: '7:15', to: 'Lighthouse island', state: 'On time' },
  { time: '9:40', to: 'Outer skerries', state: 'Canceled' },
  { time: '12:05', to: 'Lighthouse island', state: 'On time' },
];

export default function FerryBoard() {
  return (
    <Stack spacing={{ xs: 1, sm: 2 }} divider={<Divider />} sx={{ p: 2 }}>
      {sailings.map(({ time, to, state }) => (
        <Stack
          key={time}
          useFlexGap
          direction={{ xs: 'column', sm: 'row' }}
          spacing={{ xs: 0.5, sm: 3 }}
          sx={{ alignItems: { xs: 'flex-start', sm: 'center' } }}
        >
          <Typography sx={{ typography: { xs: 'h6', sm: 'h5' }, minWidth: 72 }}>
            {time}
          </Typography>
          <Typography sx={{ flex: 1 }}>{to}</Typography>
          <Chip
            label={state}
            size="small"
            variant={state === 'Canceled' ? 'filled' : 'outlined'}
          />
        </Stack>
      ))}
    </Stack>
  );
}
