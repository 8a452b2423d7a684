import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const visits = makeWalk(120).map(Math.abs);

export default function ZoomBarsWheel() {
  return (
    <BarChartPro
      title="Visits on each of 120 days"
      xAxis={[{ id: 'day', data: visits.map((_, day) => day + 1), zoom: true }]}
      initialZoom={[{ axisId: 'day', start: 0, end: 50 }]}
      series={[{ data: visits, label: 'Visits' }]}
      zoomInteractionConfig={{
        zoom: [{ type: 'wheel', requiredKeys: ['Control'] }, 'pinch'],
        pan: [
          'drag',
          { type: 'wheel', requiredKeys: ['Shift'], allowedDirection: 'x' },
        ],
      }}
      hideLegend
      height={240}
    />
  );
}
