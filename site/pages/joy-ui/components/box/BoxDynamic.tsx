import { useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function BoxDynamic() {
  const [angle, setAngle] = useState(30);

  return (
    <Stack
      spacing={3}
      sx={{ alignItems: 'center', width: 240, maxWidth: '100%' }}
    >
      <Box
        style={{ transform: `rotate(${angle}deg)` }}
        sx={{
          width: 64,
          height: 64,
          bgcolor: 'primary.solidBg',
          borderRadius: 'sm',
        }}
      />
      <Slider
        value={angle}
        max={90}
        aria-label="Angle"
        onChange={(_event, value) => setAngle(Number(value))}
      />
    </Stack>
  );
}
