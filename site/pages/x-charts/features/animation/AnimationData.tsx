import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  lowsByPlace,
  months,
} from '../../../../families/x-charts/data/climate';

export default function AnimationData() {
  const [index, setIndex] = useState(5);
  const place = lowsByPlace[index % lowsByPlace.length];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIndex(index + 1)}
      >
        Next place
      </Button>
      <BarChart
        aria-label={`Mean daily low in ${place?.place}, °F`}
        xAxis={[{ data: [...months] }]}
        yAxis={[{ min: 0, max: 90 }]}
        series={[{ data: place?.lows ?? [], label: place?.place }]}
        height={250}
      />
    </Stack>
  );
}
