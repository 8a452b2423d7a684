import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { GridUpdateRowError } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { createServer } from '../../../../families/x-data-grid/data/server';

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const source = createServer(makeOrders(60), {
  fail: ({ edit }) =>
    Number(edit?.updatedRow.quantity) > 100
      ? 'There are only 100 pieces in stock.'
      : undefined,
});

export default function ServerDataEditing() {
  const [problem, setProblem] = React.useState<string>();
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {problem === undefined ? (
        <Alert severity="info">
          Edit a quantity. More than 100 are refused.
        </Alert>
      ) : (
        <Alert severity="error" onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          dataSource={source}
          onDataSourceError={(error) => {
            if (error instanceof GridUpdateRowError) {
              setProblem(error.message);
            }
          }}
          initialState={{
            pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
          }}
          pageSizeOptions={[10]}
          density="compact"
        />
      </div>
    </Stack>
  );
}
