import Stack from '@mui/material/Stack';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts/RadarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function RadarLegendPosition() {
  return (
    <RadarDataProvider
      series={[
        { data: [72, 48, 85, 60], label: 'Store in Lyon' },
        { data: [58, 80, 66, 74], label: 'Store in Nice' },
      ]}
      radar={{ max: 100, metrics: ['Sales', 'Visits', 'Stock', 'Service'] }}
      colors={seriesColors}
      height={240}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ width: '100%', alignItems: 'center' }}
      >
        <ChartsSurface direction="ltr" aria-label="Two stores by four measures">
          <RadarGrid />
          <RadarMetricLabels />
          <RadarSeriesPlot />
        </ChartsSurface>
        <ChartsLegend direction="vertical" sx={{ flexShrink: 0 }} />
      </Stack>
    </RadarDataProvider>
  );
}
