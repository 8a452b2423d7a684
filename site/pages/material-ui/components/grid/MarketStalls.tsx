import { useState } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const stalls = ['Bread', 'Honey', 'Cheese', 'Apples', 'Flowers'];

export default function MarketStalls() {
  const [width, setWidth] = useState(100);

  return (
    <>
      <Typography id="panel-width" variant="body2">
        Width of the panel
      </Typography>
      <Slider
        aria-labelledby="panel-width"
        min={40}
        step={5}
        value={width}
        onChange={(_, value) => setWidth(value)}
        getAriaValueText={(value) => `${value} percent`}
        sx={{ maxWidth: 240 }}
      />
      <Box sx={{ width: `${width}%` }}>
        <Grid container spacing={1}>
          {stalls.map((stall) => (
            <Grid key={stall} size="grow" sx={{ minWidth: 112 }}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Typography>{stall}</Typography>
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Box>
    </>
  );
}
