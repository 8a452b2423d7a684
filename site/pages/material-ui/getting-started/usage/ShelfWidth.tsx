import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const seeds = ['Beans', 'Chard', 'Dill', 'Kale', 'Leek', 'Peas'];

export default function ShelfWidth() {
  const [width, setWidth] = useState(70);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography id="shelf-width" variant="body2">
        Width of the shelf
      </Typography>
      <Slider
        aria-labelledby="shelf-width"
        min={30}
        value={width}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
        getAriaValueText={(value) => `${value}%`}
        onChange={(_event, next) => setWidth(next)}
      />
      <Box style={{ width: `${width}%` }} sx={{ containerType: 'inline-size' }}>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 1,
            p: 0,
            m: 0,
            listStyle: 'none',
            gridTemplateColumns: {
              '@': '1fr',
              '@200': 'repeat(2, 1fr)',
              '@400': 'repeat(3, 1fr)',
            },
          }}
        >
          {seeds.map((seed) => (
            <Paper key={seed} component="li" variant="outlined" sx={{ p: 2 }}>
              {seed}
            </Paper>
          ))}
        </Box>
      </Box>
    </Stack>
  );
}
