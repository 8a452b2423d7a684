import { useState } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';

const regions = ['Africa', 'Americas', 'Asia', 'Europe', 'Oceania'];

export default function GridMinWidth() {
  const [width, setWidth] = useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the panel"
        min={40}
        value={width}
        onChange={(_event, value) => setWidth(value)}
        getAriaValueText={(value) => `${value} percent`}
        sx={{ display: 'block', maxWidth: 240, mx: 'auto', mb: 1 }}
      />
      <Grid container spacing={1} sx={{ width: `${width}%` }}>
        {regions.map((region) => (
          <Grid key={region} size="grow" sx={{ minWidth: 112 }}>
            <Paper sx={{ p: 2 }}>{region}</Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
