import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridDataSource } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

const orders = new Map(makeOrders(20).map((order) => [order.id, order]));

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 400);
  });

const columns = editableColumns.map((column) => ({
  ...column,
  sortable: false,
  filterable: false,
}));

export default function PersistDataSource() {
  const [saved, setSaved] = useState(0);
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: async () => {
      await wait();
      return { rows: [...orders.values()], rowCount: orders.size };
    },
    updateRow: async ({ rowId, updatedRow }) => {
      await wait();
      orders.set(Number(rowId), updatedRow as Order);
      setSaved((count) => count + 1);
      return updatedRow;
    },
  }));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders from a data source"
          columns={columns}
          dataSource={dataSource}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        Saved by updateRow: {saved}
      </Typography>
    </Stack>
  );
}
