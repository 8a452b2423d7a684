import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { states } from '../../../../families/x-charts/data/states';

const zoom = { minSpan: 40, maxSpan: 40, slider: { enabled: true } };

export default function ZoomScroll() {
  return (
    <BarChartPro
      title="Residents of ten states in 2020, four at a time"
      dataset={states}
      xAxis={[{ id: 'state', dataKey: 'name', zoom }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1e6}M` }]}
      series={[{ dataKey: 'residents2020', label: 'Residents' }]}
      initialZoom={[{ axisId: 'state', start: 0, end: 40 }]}
      hideLegend
      height={260}
    />
  );
}
