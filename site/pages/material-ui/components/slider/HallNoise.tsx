import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const limit = 85;

export default function HallNoise() {
  const [level, setLevel] = useState(78);
  const tooLoud = level > limit;

  return (
    <Box sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography>Noise at the machine: {level} dB</Typography>
      <Slider
        aria-label="Noise at the machine"
        getAriaValueText={(value) => `${value} decibels`}
        color={tooLoud ? 'error' : 'success'}
        min={50}
        max={110}
        marks={[{ value: limit, label: 'Limit' }]}
        value={level}
        onChange={(_event, next) => setLevel(next)}
      />
      <Typography role="status" variant="body2">
        {tooLoud ? 'Ear protection is required.' : 'No protection needed.'}
      </Typography>
    </Box>
  );
}
