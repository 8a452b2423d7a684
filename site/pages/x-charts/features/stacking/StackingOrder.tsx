import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const orders = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
] as const;
type Order = (typeof orders)[number];

export default function StackingOrder() {
  const [stackOrder, setStackOrder] = useState<Order>('descending');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) => setStackOrder(event.target.value as Order)}
        sx={{ width: 160 }}
      >
        {orders.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Electricity by source, in terawatt-hours"
        dataset={electricity}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        series={electricitySources.map(({ key, label }) => ({
          dataKey: key,
          label,
          stack: 'all',
          stackOrder,
        }))}
        colors={seriesColors}
        height={300}
      />
    </Stack>
  );
}
