import { useColorScheme } from '@mui/material/styles';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts/RadarChart';

const byMode = (mode: 'light' | 'dark') =>
  mode === 'dark' ? ['#f5b942', '#7cc4ff'] : ['#9a5b00', '#0b5cad'];

export default function RadarPalette() {
  const { colorScheme } = useColorScheme();

  return (
    <RadarDataProvider
      series={[
        { data: [72, 48, 85, 60], label: 'Lyon' },
        { data: [58, 80, 66, 74], label: 'Nice' },
      ]}
      radar={{ max: 100, metrics: ['Sales', 'Visits', 'Stock', 'Service'] }}
      colors={byMode}
      theme={colorScheme === 'dark' ? 'dark' : 'light'}
      height={260}
    >
      <ChartsSurface direction="ltr" aria-label="Two stores by four measures">
        <RadarGrid />
        <RadarMetricLabels />
        <RadarSeriesPlot />
      </ChartsSurface>
    </RadarDataProvider>
  );
}
