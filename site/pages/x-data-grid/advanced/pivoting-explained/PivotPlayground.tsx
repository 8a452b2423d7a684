import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { saleColumns, sales } from './orders';

const fields = ['region', 'product', 'quarter'];
const functions = ['sum', 'avg', 'min', 'max', 'size'];

export default function PivotPlayground() {
  const [choice, setChoice] = useState({
    row: 'product',
    column: 'region',
    aggFunc: 'sum',
  });
  const selects = [
    { key: 'row', label: 'Rows', options: fields },
    { key: 'column', label: 'Columns', options: fields },
    { key: 'aggFunc', label: 'Revenue', options: functions },
  ] as const;

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {selects.map(({ key, label, options }) => (
          <TextField
            key={key}
            select
            size="small"
            label={label}
            value={choice[key]}
            onChange={({ target }) =>
              setChoice({ ...choice, [key]: target.value })
            }
            sx={{ minWidth: 110 }}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <div style={{ height: 280, width: '100%' }}>
        <DataGridPremium
          aria-label="Revenue as chosen"
          rows={sales}
          columns={saleColumns}
          pivotActive
          pivotModel={{
            rows: [{ field: choice.row }],
            columns: [{ field: choice.column, sort: 'asc' }],
            values: [{ field: 'revenue', aggFunc: choice.aggFunc }],
          }}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
