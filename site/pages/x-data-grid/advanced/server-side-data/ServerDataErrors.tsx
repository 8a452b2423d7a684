import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import { createServer } from '../../../../families/x-data-grid/data/server';

const columns = [
  { field: 'number', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 150 },
];

// Each second request fails.
const source = createServer(makeOrders(100), {
  fail: ({ number }) =>
    number % 2 === 0 ? 'The orders could not be loaded.' : undefined,
});

export default function ServerDataErrors() {
  const apiRef = useGridApiRef();
  const [problem, setProblem] = React.useState<string>();
  const retry = () => {
    setProblem(undefined);
    void apiRef.current?.dataSource.fetchRows();
  };
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {problem === undefined ? (
        <Alert severity="info">Go to the next page: its request fails.</Alert>
      ) : (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          dataSource={source}
          onDataSourceError={(error) => setProblem(error.message)}
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
