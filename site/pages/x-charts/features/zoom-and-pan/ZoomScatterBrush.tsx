import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const y = makeWalk(300, 7);
const data = makeWalk(300, 3).map((x, id) => ({ id, x, y: y[id] ?? 0 }));

export default function ZoomScatterBrush() {
  return (
    <ScatterChartPro
      title="300 points, zoomed by a rectangle"
      xAxis={[{ id: 'x', zoom: true }]}
      yAxis={[{ id: 'y', zoom: true }]}
      series={[{ data, markerSize: 3 }]}
      initialZoom={[
        { axisId: 'x', start: 20, end: 80 },
        { axisId: 'y', start: 20, end: 80 },
      ]}
      zoomInteractionConfig={{
        zoom: ['brush', 'doubleTapReset'],
        pan: [{ type: 'drag', requiredKeys: ['Shift'] }],
      }}
      height={260}
    />
  );
}
