import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createServer } from '../../../../families/x-data-grid/data/server';

// Each third request fails.
const source = createServer(makeTrades(2000), {
  fail: ({ number }) => (number % 3 === 0 ? 'Try again.' : undefined),
});

export default function LazyErrors() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<GridGetRowsParams>();
  const retry = () => {
    setFailed(undefined);
    void apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failed);
  };
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {failed === undefined ? (
        <Alert severity="info">Scroll on until a request fails.</Alert>
      ) : (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          Rows {failed.start} to {failed.end} could not be loaded.
        </Alert>
      )}
      <div style={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Trades"
          columns={tradeColumns}
          dataSource={source}
          lazyLoading
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(error.params);
            }
          }}
          initialState={{
            pagination: { paginationModel: { pageSize: 50 }, rowCount: 0 },
          }}
          density="compact"
        />
      </div>
    </Stack>
  );
}
