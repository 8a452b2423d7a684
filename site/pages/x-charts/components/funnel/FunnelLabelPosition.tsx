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
            position: { horizontal: 'center', vertical: 'top' },
            offset: { x: 0, y: dataIndex === 0 ? 24 : 8 },
            textAnchor: 'middle',
            dominantBaseline: 'hanging',
          }),
        },
      ]}
      height={240}
    />
  );
}
