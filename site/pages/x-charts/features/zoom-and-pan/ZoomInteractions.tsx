import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const walk = makeWalk(300, 5);

export default function ZoomInteractions() {
  return (
    <LineChartPro
      title="300 measurements, zoomed by brush"
      xAxis={[{ id: 'n', data: walk.map((_, n) => n), zoom: true }]}
      series={[{ data: walk, showMark: false }]}
      zoomInteractionConfig={{
        zoom: [
          'brush',
          'doubleTapReset',
          { type: 'wheel', requiredKeys: ['Control'] },
        ],
        pan: [{ type: 'drag', requiredKeys: ['Shift'] }],
      }}
      height={240}
    />
  );
}
