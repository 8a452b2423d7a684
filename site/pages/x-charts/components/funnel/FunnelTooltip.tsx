import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  FunnelChart,
  type FunnelChartProps,
} from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

type TooltipItem = FunnelChartProps['tooltipItem'];

export default function FunnelTooltip() {
  const [item, setItem] = React.useState<TooltipItem>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {steps.map(({ id, label }, dataIndex) => (
          <Button
            key={id}
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            onClick={() =>
              setItem({ type: 'funnel', seriesId: 'shop', dataIndex })
            }
          >
            {label}
          </Button>
        ))}
      </Stack>
      <FunnelChart
        aria-label="Visitors, carts, and orders"
        series={[{ id: 'shop', data: steps }]}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        slotProps={{ tooltip: { anchor: 'node' } }}
        hideLegend
        height={220}
      />
    </Stack>
  );
}
