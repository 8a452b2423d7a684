import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(60);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status', 'total'].includes(field),
);

export default function RowsState() {
  const [rows, setRows] = useState(() => orders.slice(0, 4));

  const add = () => setRows((before) => orders.slice(0, before.length + 1));
  const removeLast = () => setRows((before) => before.slice(0, -1));
  const shipAll = () =>
    setRows((before) =>
      before.map((row) => ({ ...row, status: 'Shipped' as const })),
    );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={add}>Add order</Button>
        <Button onClick={removeLast} disabled={rows.length === 0}>
          Remove last
        </Button>
        <Button onClick={shipAll}>Ship all</Button>
      </Stack>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid
          aria-label="Orders in state"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
