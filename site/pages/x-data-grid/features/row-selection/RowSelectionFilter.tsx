import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status'].includes(field),
);
const noFilter = { items: [] };
const openOnly = {
  items: [{ field: 'status', operator: 'is', value: 'Open' }],
};

export default function RowSelectionFilter() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 2, 3]),
  });
  const [filtered, setFiltered] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={filtered} onChange={(_, on) => setFiltered(on)} />
        }
        label="Open orders only"
      />
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders, selection kept"
          rows={rows}
          columns={columns}
          checkboxSelection
          keepNonExistentRowsSelected
          filterModel={filtered ? openOnly : noFilter}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </div>
    </Stack>
  );
}
