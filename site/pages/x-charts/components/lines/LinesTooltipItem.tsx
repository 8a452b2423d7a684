import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineItemIdentifier } from '@mui/x-charts/models';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function LinesTooltipItem() {
  const [item, setItem] = React.useState<LineItemIdentifier | null>(null);
  const show = (dataIndex: number) =>
    setItem({ type: 'line', seriesId: 'high', dataIndex });
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => show(0)}>
          Coldest month
        </Button>
        <Button variant="outlined" onClick={() => show(6)}>
          Warmest month
        </Button>
      </Stack>
      <LineChart
        aria-label="Mean high temperature of New York by month"
        dataset={newYork}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        series={[{ id: 'high', dataKey: 'high', label: 'High, °F' }]}
        slotProps={{ tooltip: { trigger: 'item' } }}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        hideLegend
        height={220}
      />
    </Stack>
  );
}
