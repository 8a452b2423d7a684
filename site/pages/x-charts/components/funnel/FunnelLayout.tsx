import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelLayout() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders"
      series={[{ layout: 'horizontal', data: steps }]}
      height={200}
    />
  );
}
