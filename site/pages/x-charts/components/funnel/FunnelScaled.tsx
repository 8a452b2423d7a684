import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelScaled() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders; sections as high as their value"
      series={[
        { data: steps, curve: 'pyramid', funnelDirection: 'decreasing' },
      ]}
      categoryAxis={{
        categories: steps.map(({ label }) => label),
        scaleType: 'linear',
        size: 80,
      }}
      hideLegend
      height={280}
    />
  );
}
