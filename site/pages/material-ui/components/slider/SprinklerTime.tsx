import { useId } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const inWords = (minutes: number) => `${minutes} minutes`;

export default function SprinklerTime() {
  const label = useId();

  return (
    <Box sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography id={label} gutterBottom>
        Water the front lawn for
      </Typography>
      <Slider
        aria-labelledby={label}
        defaultValue={20}
        min={5}
        max={60}
        step={5}
        shiftStep={15}
        valueLabelDisplay="auto"
        valueLabelFormat={(minutes) => `${minutes} min`}
        getAriaValueText={inWords}
      />
      <Typography variant="body2" color="text.secondary">
        Five minutes to an hour, each morning
      </Typography>
    </Box>
  );
}
