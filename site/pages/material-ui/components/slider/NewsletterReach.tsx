import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const people = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const readersAt = (power: number) => Math.round(10 ** power);
const marks = [2, 3, 4, 5, 6].map((value) => ({
  value,
  label: ['100', '1k', '10k', '100k', '1M'][value - 2],
}));

export default function NewsletterReach() {
  const [power, setPower] = useState(3.5);
  const readers = readersAt(power);

  return (
    <Box sx={{ maxWidth: 340, mx: 'auto', px: 2 }}>
      <Typography>About {people.format(readers)} readers</Typography>
      <Slider
        aria-label="Readers of the newsletter"
        min={2}
        max={6}
        step={0.1}
        shiftStep={1}
        marks={marks}
        scale={readersAt}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => people.format(value)}
        getAriaValueText={(value) => people.format(value)}
        value={power}
        onChange={(_event, next) => setPower(next)}
      />
      <Typography variant="body2" color="text.secondary">
        {readers > 2000 ? 'Costs €29 a month' : 'Free of charge'}
      </Typography>
    </Box>
  );
}
