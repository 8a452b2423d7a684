import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const estimate = (quality: number) => (0.4 + quality ** 2 / 1800).toFixed(1);

export default function PhotoExport() {
  const [quality, setQuality] = useState(80);
  const [checked, setChecked] = useState(80);

  return (
    <Box sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography>Quality: {quality}</Typography>
      <Slider
        aria-label="Quality of the photos"
        min={20}
        value={quality}
        onChange={(_event, next) => setQuality(next)}
        onChangeCommitted={(_event, next) => setChecked(next)}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        At quality {checked}, 24 photos take {estimate(checked)} MB
      </Typography>
    </Box>
  );
}
