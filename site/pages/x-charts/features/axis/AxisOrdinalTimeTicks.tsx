import { BarChart } from '@mui/x-charts/BarChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const visits = makeWalk(120).map((value) => Math.abs(value));
const days = visits.map((_, index) => new Date(2026, 0, index + 1));

export default function AxisOrdinalTimeTicks() {
  return (
    <BarChart
      aria-label="Visits on each of 120 days"
      xAxis={[{ data: days, ordinalTimeTicks: ['years', 'months', 'weeks'] }]}
      series={[{ data: visits, label: 'Visits' }]}
      hideLegend
      height={240}
    />
  );
}
