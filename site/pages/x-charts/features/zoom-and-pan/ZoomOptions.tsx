import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

const zoom = { minSpan: 20, maxSpan: 60, minStart: 10, step: 10 };

export default function ZoomOptions() {
  return (
    <LineChartPro
      title="Carbon dioxide, at most 60 percent of the years at once"
      dataset={carbonDioxide}
      xAxis={[{ id: 'year', dataKey: 'year', zoom, valueFormatter: String }]}
      series={[{ dataKey: 'carbonDioxide', showMark: false }]}
      initialZoom={[{ axisId: 'year', start: 20, end: 70 }]}
      height={240}
    />
  );
}
