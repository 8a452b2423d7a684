import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts/RadarChart';

export default function RadarClasses() {
  return (
    <RadarDataProvider
      series={[{ data: [8, 7, 6, 9, 7], label: 'Ines' }]}
      radar={{
        max: 10,
        metrics: ['Writing', 'Design', 'Code', 'Testing', 'Sales'],
      }}
      height={280}
    >
      <ChartsSurface
        direction="ltr"
        aria-label="Skills of Ines, in points of 10"
        sx={{
          '& .ring': { strokeDasharray: '2 4' },
          '& .outline': { strokeWidth: 3 },
          '& .point': { stroke: 'currentColor', strokeWidth: 2 },
          '& .pointer': { strokeDasharray: '6 3' },
        }}
      >
        <RadarGrid classes={{ divider: 'ring' }} stripeColor={null} />
        <RadarMetricLabels />
        <RadarSeriesPlot classes={{ area: 'outline', mark: 'point' }} />
        <RadarAxisHighlight classes={{ line: 'pointer' }} />
      </ChartsSurface>
    </RadarDataProvider>
  );
}
