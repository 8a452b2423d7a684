import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

export default function AnimationCss() {
  const [gravity, setGravity] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setGravity(!gravity)}
      >
        {gravity ? 'Show temperature' : 'Show gravity'}
      </Button>
      <ScatterChart
        aria-label="Planets by distance from the sun"
        xAxis={[{ scaleType: 'log', min: 40, max: 6000 }]}
        series={[
          {
            data: planets.map((planet) => ({
              id: planet.name,
              x: planet.distance,
              y: gravity ? planet.gravity : planet.temperature,
            })),
            markerSize: 6,
          },
        ]}
        height={220}
        sx={{
          '@media (prefers-reduced-motion: no-preference)': {
            '& circle': { transition: 'all 0.6s ease-in-out' },
          },
        }}
      />
    </Stack>
  );
}
