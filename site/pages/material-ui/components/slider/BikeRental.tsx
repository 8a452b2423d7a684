import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const prices = new Map([
  [1, 18],
  [3, 45],
  [7, 84],
  [14, 140],
]);
const marks = Array.from(prices.keys(), (value) => ({
  value,
  label: `${value} d`,
}));

export default function BikeRental() {
  const [days, setDays] = useState(3);

  return (
    <Box sx={{ maxWidth: 340, mx: 'auto', px: 2 }}>
      <Slider
        aria-label="Days of rental"
        min={1}
        max={14}
        step={null}
        marks={marks}
        value={days}
        onChange={(_event, next) => setDays(next)}
      />
      <Typography>Costs €{prices.get(days)}</Typography>
    </Box>
  );
}
