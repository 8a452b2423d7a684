import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const shortest = 4;
const hour = (value: number) => `${value % 24}:00`;

export default function NightShift() {
  const [shift, setShift] = useState([20, 28]);
  const [start = 0, end = 0] = shift;

  const move = (next: number[], thumb: number) => {
    const [from = start, to = end] = next;
    setShift(
      thumb === 0
        ? [Math.min(from, end - shortest), end]
        : [start, Math.max(to, start + shortest)],
    );
  };

  return (
    <Box sx={{ maxWidth: 340, mx: 'auto', px: 2 }}>
      <Typography>
        From {hour(start)} to {hour(end)}, {end - start} hours
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Shift starts' : 'Shift ends')}
        getAriaValueText={hour}
        min={18}
        max={32}
        marks={[18, 22, 26, 30].map((value) => ({ value, label: hour(value) }))}
        value={shift}
        onChange={(_event, next, thumb) => move(next, thumb)}
      />
    </Box>
  );
}
