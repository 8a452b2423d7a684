import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const regions = [
  { id: 'north', label: 'North', children: [{ id: 'oslo', label: 'Oslo' }] },
  { id: 'south', label: 'South', children: [{ id: 'rome', label: 'Rome' }] },
];

const sales: Record<string, number[]> = {
  north: [34, 41, 38],
  oslo: [20, 25, 22],
  south: [28, 30, 45],
  rome: [16, 19, 27],
};

export default function SalesDesk() {
  const [region, setRegion] = React.useState('north');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Stack spacing={1} sx={{ minWidth: 200 }}>
          <DatePicker label="Until" defaultValue={dayjs('2026-05-14')} />
          <RichTreeView
            aria-label="Regions"
            items={regions}
            defaultExpandedItems={['north', 'south']}
            selectedItems={region}
            onSelectedItemsChange={(_event, id) => setRegion(id ?? region)}
          />
        </Stack>
        <BarChart
          title="Sales by month"
          height={240}
          sx={{ flexGrow: 1 }}
          xAxis={[{ data: ['Mar', 'Apr', 'May'] }]}
          series={[{ data: sales[region] ?? [], label: 'Orders' }]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
