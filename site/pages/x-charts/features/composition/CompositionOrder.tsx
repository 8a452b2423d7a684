import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function CompositionOrder() {
  const [front, setFront] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={front} onChange={() => setFront(!front)} />}
        label="Grid in front of the bars"
      />
      <ChartsContainer
        title="Precipitation in Central Park, inches"
        dataset={newYork}
        xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
        series={[{ type: 'bar', dataKey: 'precipitation' }]}
        height={220}
      >
        {!front && <ChartsGrid horizontal />}
        <BarPlot borderRadius={4} />
        {front && <ChartsGrid horizontal />}
        <ChartsAxis />
      </ChartsContainer>
    </Stack>
  );
}
