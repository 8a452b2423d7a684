import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { LinePlot } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

const byMode = (mode: 'light' | 'dark') =>
  mode === 'dark' ? ['#8e7cc3', '#2e9e6b'] : ['#1e88e5', '#c2651a'];

export default function CompositionTheme() {
  const [dark, setDark] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="Colors for dark"
        control={
          <Switch
            checked={dark}
            onChange={(event) => setDark(event.target.checked)}
          />
        }
      />
      <ChartsDataProvider
        dataset={newYork}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        series={[
          { type: 'line', dataKey: 'high', label: 'High' },
          { type: 'line', dataKey: 'low', label: 'Low' },
        ]}
        colors={byMode}
        theme={dark ? 'dark' : 'light'}
        height={240}
      >
        <ChartsSurface title="Temperatures in Central Park, °F">
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Stack>
  );
}
