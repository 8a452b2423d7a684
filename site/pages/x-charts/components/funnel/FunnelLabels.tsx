import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

const first = steps[0]?.value ?? 1;

export default function FunnelLabels() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders"
      series={[
        {
          data: steps,
          valueFormatter: ({ value }) =>
            `${value.toLocaleString('en-US')} (${Math.round((value / first) * 100)}%)`,
        },
      ]}
      height={240}
    />
  );
}
