import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const visits = makeWalk(200).map(Math.abs);

export default function ZoomBars() {
  return (
    <BarChartPro
      title="Visits on each of 200 days"
      xAxis={[{ id: 'day', data: visits.map((_, day) => day + 1), zoom: true }]}
      series={[{ data: visits, label: 'Visits' }]}
      initialZoom={[{ axisId: 'day', start: 50, end: 75 }]}
      hideLegend
      height={240}
    />
  );
}
