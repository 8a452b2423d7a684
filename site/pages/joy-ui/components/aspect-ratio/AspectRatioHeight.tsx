import AspectRatio from '@mui/joy/AspectRatio';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import { useState } from 'react';
import { dunes } from './photos';

export default function AspectRatioHeight() {
  const [width, setWidth] = useState(360);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <AspectRatio
        minHeight={120}
        maxHeight={200}
        sx={{ width, maxWidth: '100%', borderRadius: 'md' }}
      >
        <img src={dunes} alt="Dunes at sunset" />
      </AspectRatio>
      <Slider
        aria-label="Width"
        min={160}
        max={480}
        value={width}
        onChange={(_event, value) => setWidth(Number(value))}
        valueLabelDisplay="auto"
        sx={{ maxWidth: 280 }}
      />
    </Stack>
  );
}
