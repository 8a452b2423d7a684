import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeDown from '@mui/icons-material/VolumeDown';
import VolumeUp from '@mui/icons-material/VolumeUp';

export default function VolumeSlider() {
  const [volume, setVolume] = useState(30);

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', width: 240 }}
    >
      <VolumeDown />
      <Slider
        aria-label="Volume"
        value={volume}
        onChange={(_event, value: number) => setVolume(value)}
      />
      <VolumeUp />
    </Stack>
  );
}
