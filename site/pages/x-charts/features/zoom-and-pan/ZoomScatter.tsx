import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const y = makeWalk(300, 7);
const data = makeWalk(300, 3).map((x, id) => ({ id, x, y: y[id] ?? 0 }));

export default function ZoomScatter() {
  return (
    <ScatterChartPro
      title="300 points, zoomed in both directions"
      xAxis={[{ zoom: true }]}
      yAxis={[{ zoom: true }]}
      series={[{ data, markerSize: 3 }]}
      height={260}
    />
  );
}
