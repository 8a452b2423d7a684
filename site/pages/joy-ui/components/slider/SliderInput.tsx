import { useState } from 'react';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderInput() {
  const [zoom, setZoom] = useState(100);
  const set = (value: number) => setZoom(Math.min(400, Math.max(25, value)));

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ width: 280, alignItems: 'center' }}
    >
      <Slider
        aria-label="Zoom"
        min={25}
        max={400}
        step={25}
        value={zoom}
        onChange={(_event, value) => set(value as number)}
      />
      <Input
        type="number"
        value={zoom}
        onChange={(event) => setZoom(Number(event.target.value))}
        onBlur={() => set(zoom)}
        slotProps={{ input: { 'aria-label': 'Zoom', min: 25, max: 400 } }}
        sx={{ width: 100, flexShrink: 0 }}
      />
    </Stack>
  );
}
