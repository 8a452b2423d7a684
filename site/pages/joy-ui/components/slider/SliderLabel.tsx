import { useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderLabel() {
  const [brightness, setBrightness] = useState(60);

  return (
    <Box sx={{ width: 280 }}>
      <Typography id="brightness" level="title-sm">
        Brightness: {brightness} %
      </Typography>
      <Slider
        value={brightness}
        onChange={(_event, value) => setBrightness(value as number)}
        slotProps={{ input: { 'aria-labelledby': 'brightness' } }}
      />
    </Box>
  );
}
