import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelLabelPosition() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders"
      series={[
        {
          data: steps,
          sectionLabel: ({ value }) =>
            value > 300 && {
              position: { vertical: 'top', horizontal: 'start' },
              offset: { x: -40, y: -8 },
              textAnchor: 'start',
              dominantBaseline: 'hanging',
            },
        },
      ]}
      height={240}
    />
  );
}
