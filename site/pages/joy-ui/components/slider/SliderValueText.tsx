import { useState } from 'react';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const words = ['Off', 'Low', 'Medium', 'High'];

export default function SliderValueText() {
  const [level, setLevel] = useState(1);

  return (
    <Stack sx={{ width: 240 }}>
      <Typography>Fan: {words[level]}</Typography>
      <Slider
        aria-label="Fan"
        aria-valuetext={words[level]}
        max={3}
        marks
        value={level}
        onChange={(_event, next) => setLevel(Number(next))}
      />
    </Stack>
  );
}
