import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function RadarComposition() {
  return (
    <RadarDataProvider
      series={[
        { id: 'last', data: [6, 7, 4, 8, 5], label: '2025' },
        { id: 'this', data: [8, 7, 6, 9, 7], label: '2026', fillArea: true },
      ]}
      radar={{
        max: 10,
        metrics: ['Writing', 'Design', 'Code', 'Testing', 'Sales'],
      }}
      colors={seriesColors}
      margin={{ top: 32, bottom: 32 }}
      height={300}
    >
      <ChartsSurface
        direction="ltr"
        aria-label="Skills this year and last year"
      >
        <RadarGrid divisions={2} shape="circular" stripeColor={null} />
        <RadarMetricLabels />
        <RadarSeriesArea seriesId="this" fillOpacity={0.3} />
        <RadarSeriesArea
          seriesId="last"
          strokeDasharray="4 4"
          strokeWidth={2}
        />
        <RadarAxisHighlight />
        <RadarSeriesMarks seriesId="this" />
      </ChartsSurface>
      <ChartsTooltip trigger="axis" />
    </RadarDataProvider>
  );
}
