import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const across = makeWalk(3000, 7);
const up = makeWalk(3000, 11);
const data = across.map((x, id) => ({ id, x, y: up[id] ?? 0 }));

export default function ScatterBatch() {
  return (
    <ScatterChart
      aria-label="3,000 measurements"
      renderer="svg-batch"
      series={[{ data, label: 'Measurements', markerSize: 1.5 }]}
      voronoiMaxRadius={10}
      skipAnimation
      hideLegend
      height={260}
    />
  );
}
