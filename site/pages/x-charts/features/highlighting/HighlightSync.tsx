import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { newYork } from '../../../../families/x-charts/data/climate';

const band = [{ id: 'month', dataKey: 'month', scaleType: 'band' as const }];
const highs = [{ dataKey: 'high', label: 'High' }];
const rain = [{ dataKey: 'precipitation', label: 'Inches' }];

export default function HighlightSync() {
  const [axes, setAxes] = useState<AxisItemIdentifier[]>([]);
  const shared = {
    dataset: newYork,
    highlightedAxis: axes,
    onHighlightedAxisChange: setAxes,
    hideLegend: true,
    height: 160,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        {...shared}
        title="Mean daily high in Central Park, °F"
        xAxis={band}
        series={highs}
        axisHighlight={{ x: 'band' }}
      />
      <BarChart
        {...shared}
        title="Precipitation in Central Park, inches"
        xAxis={band}
        series={rain}
      />
    </Stack>
  );
}
