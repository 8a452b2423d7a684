import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelLegend() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders"
      series={[{ data: steps }]}
      slotProps={{
        legend: {
          direction: 'vertical',
          position: { vertical: 'middle', horizontal: 'end' },
        },
      }}
      height={220}
    />
  );
}
