import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tanks = [
  { name: 'Barn', litres: 850, color: 'success' },
  { name: 'Shed', litres: 310, color: 'warning' },
  { name: 'Greenhouse', litres: 70, color: 'error' },
] as const;

export default function RainTanks() {
  const id = useId();

  return (
    <Stack spacing={2} sx={{ maxWidth: 360, mx: 'auto' }}>
      {tanks.map(({ name, litres, color }) => (
        <div key={name}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Typography id={id + name}>{name}</Typography>
            <Typography color="text.secondary">{litres} of 1,000 l</Typography>
          </Box>
          <LinearProgress
            role="meter"
            aria-labelledby={id + name}
            aria-valuetext={`${litres} litres`}
            variant="determinate"
            color={color}
            value={litres / 10}
            sx={{ height: 8, borderRadius: 4 }}
          />
        </div>
      ))}
    </Stack>
  );
}
