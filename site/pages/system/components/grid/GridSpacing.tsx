import { useState } from 'react';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridSpacing() {
  const [spacing, setSpacing] = useState(2);

  return (
    <Box>
      <Grid container spacing={spacing}>
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => (
          <Grid key={day} size={4}>
            <Tile>{day}</Tile>
          </Grid>
        ))}
      </Grid>
      <Box component="label" sx={{ display: 'block', mt: 3 }}>
        Spacing {spacing}{' '}
        <input
          type="range"
          max={6}
          step={0.5}
          value={spacing}
          onChange={(event) => setSpacing(Number(event.target.value))}
        />
      </Box>
    </Box>
  );
}
