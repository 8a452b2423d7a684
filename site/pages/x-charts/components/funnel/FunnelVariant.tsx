import Stack from '@mui/material/Stack';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelVariant() {
  return (
    <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <FunnelChart
          key={variant}
          aria-label={`Visitors, carts, and orders, ${variant}`}
          sx={{ flex: '1 1 220px' }}
          series={[{ data: steps, variant, borderRadius: 12 }]}
          gap={8}
          hideLegend
          height={220}
        />
      ))}
    </Stack>
  );
}
