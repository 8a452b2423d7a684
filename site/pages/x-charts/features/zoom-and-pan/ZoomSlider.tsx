import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const walk = makeWalk(500);
const slider = { enabled: true, preview: true, showTooltip: 'always' } as const;

export default function ZoomSlider() {
  return (
    <LineChartPro
      title="500 measurements with a slider"
      xAxis={[{ id: 'n', data: walk.map((_, n) => n), zoom: { slider } }]}
      series={[{ data: walk, showMark: false, area: true, baseline: 'min' }]}
      initialZoom={[{ axisId: 'n', start: 30, end: 60 }]}
      height={300}
    />
  );
}
