import { useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderCommitted() {
  const [radius, setRadius] = useState(25);
  const [searched, setSearched] = useState(25);

  return (
    <Box sx={{ width: 280 }}>
      <Slider
        aria-label="Radius in kilometers"
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
        onChangeCommitted={(_event, value) => setSearched(value as number)}
      />
      <Typography level="body-sm" role="status">
        {radius} km, searched within {searched} km
      </Typography>
    </Box>
  );
}
