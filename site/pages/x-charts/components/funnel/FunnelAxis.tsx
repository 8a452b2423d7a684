import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelAxis() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders"
      series={[{ data: steps }]}
      categoryAxis={{
        categories: steps.map(({ label }) => label),
        position: 'left',
        size: 80,
        disableLine: true,
        disableTicks: true,
      }}
      hideLegend
      height={220}
    />
  );
}
