import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(2000);

const reports: Record<string, GridPivotModel> = {
  'Revenue by quarter': {
    rows: [{ field: 'product' }],
    columns: [
      { field: 'orderedOn-year', sort: 'asc' },
      { field: 'orderedOn-quarter', sort: 'asc' },
    ],
    values: [{ field: 'total', aggFunc: 'sum' }],
  },
  'Returns by country': {
    rows: [{ field: 'country' }, { field: 'product' }],
    columns: [{ field: 'status', sort: 'desc' }],
    values: [{ field: 'number', aggFunc: 'size' }],
  },
  'Average per year': {
    rows: [{ field: 'country' }],
    columns: [{ field: 'orderedOn-year', sort: 'asc' }],
    values: [
      { field: 'total', aggFunc: 'avg' },
      { field: 'quantity', aggFunc: 'avg' },
    ],
  },
};

export default function SalesPivot() {
  const [report, setReport] = useState('Revenue by quarter');
  const [model, setModel] = useState(reports['Revenue by quarter']);

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Report"
        value={report}
        onChange={({ target }) => {
          setReport(target.value);
          setModel(reports[target.value]);
        }}
        sx={{ maxWidth: 240 }}
      >
        {Object.keys(reports).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 480, width: '100%' }}>
        <DataGridPremium
          label="Sales"
          rows={rows}
          columns={orderColumns}
          initialState={{ pivoting: { enabled: true } }}
          pivotModel={model}
          onPivotModelChange={setModel}
          columnGroupHeaderHeight={36}
          showToolbar
          density="compact"
        />
      </div>
    </Stack>
  );
}
