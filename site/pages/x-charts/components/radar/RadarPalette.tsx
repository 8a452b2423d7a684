import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts/RadarChart';

const byMode = (mode: 'light' | 'dark') =>
  mode === 'dark' ? ['#8e7cc3', '#2e9e6b'] : ['#1e88e5', '#c2651a'];

export default function RadarPalette() {
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
      <RadarDataProvider
        series={[
          { data: [72, 48, 85, 60], label: 'Lyon' },
          { data: [58, 80, 66, 74], label: 'Nice' },
        ]}
        radar={{ max: 100, metrics: ['Sales', 'Visits', 'Stock', 'Service'] }}
        colors={byMode}
        theme={dark ? 'dark' : 'light'}
        height={260}
      >
        <ChartsSurface direction="ltr" aria-label="Two stores by four measures">
          <RadarGrid />
          <RadarMetricLabels />
          <RadarSeriesPlot />
        </ChartsSurface>
      </RadarDataProvider>
    </Stack>
  );
}
