import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(60);

export default function RowSelectionBulk() {
  const [rows, setRows] = useState(orders);
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 2]),
  });
  const { ids } = selection;

  const ship = () =>
    setRows((all) =>
      all.map((row) => (ids.has(row.id) ? { ...row, status: 'Shipped' } : row)),
    );
  const remove = () => setRows((all) => all.filter((row) => !ids.has(row.id)));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography role="status" sx={{ minWidth: 96 }}>
          {ids.size} selected
        </Typography>
        <Button disabled={ids.size === 0} onClick={ship}>
          Mark as shipped
        </Button>
        <Button color="error" disabled={ids.size === 0} onClick={remove}>
          Delete
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders with bulk actions"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
    </Stack>
  );
}
