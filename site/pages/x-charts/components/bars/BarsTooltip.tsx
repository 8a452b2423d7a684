import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier } from '@mui/x-charts/models';

export default function BarsTooltip() {
  const [item, setItem] = React.useState<BarItemIdentifier | null>(null);
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <BarChart
        id="orders-chart"
        aria-label="Orders by quarter"
        sx={{ width: '100%' }}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[{ id: 'orders', data: [320, 410, 380, 520], label: 'Orders' }]}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        slotProps={{ tooltip: { trigger: 'item', anchor: 'node' } }}
        hideLegend
        height={220}
      />
      <Button
        onClick={() =>
          setItem({ type: 'bar', seriesId: 'orders', dataIndex: 3 })
        }
      >
        Show the best quarter
      </Button>
    </Stack>
  );
}
