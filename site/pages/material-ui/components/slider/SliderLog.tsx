import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const readersAt = (power: number) => Math.round(10 ** power);
const format = (readers: number) =>
  readers.toLocaleString('en', { maximumSignificantDigits: 2 });
const marks = [2, 3, 4, 5, 6].map((value) => ({
  value,
  label: ['100', '1k', '10k', '100k', '1M'][value - 2],
}));

export default function SliderLog() {
  const [power, setPower] = useState(3.5);

  return (
    <Box sx={{ px: 2, pt: 4 }}>
      <Slider
        aria-label="Readers"
        min={2}
        max={6}
        step={0.1}
        shiftStep={1}
        marks={marks}
        scale={readersAt}
        valueLabelDisplay="on"
        valueLabelFormat={format}
        getAriaValueText={format}
        value={power}
        onChange={(_event, value) => setPower(value)}
      />
    </Box>
  );
}
