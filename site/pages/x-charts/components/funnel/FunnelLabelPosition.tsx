import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelLabelPosition() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders"
      series={[
        {
          data: steps,
          sectionLabel: ({ dataIndex }) => ({
            position: { horizontal: 'start', vertical: 'top' },
            offset: { x: dataIndex === 2 ? 4 : 12, y: 8 },
            textAnchor: 'start',
            dominantBaseline: 'hanging',
          }),
        },
      ]}
      height={240}
    />
  );
}
