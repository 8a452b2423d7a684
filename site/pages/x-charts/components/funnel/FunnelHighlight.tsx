import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelHighlight() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders"
      series={[
        { data: steps, highlightScope: { highlight: 'item', fade: 'global' } },
      ]}
      axisHighlight={{ y: 'band' }}
      hideLegend
      height={220}
    />
  );
}
