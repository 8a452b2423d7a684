import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createServer } from '../../../../families/x-data-grid/data/server';

const trades = makeTrades(5000);

export default function LazyViewport() {
  const [message, setMessage] = React.useState('');
  const source = React.useMemo(
    () =>
      createServer(trades, {
        log: ({ number, params }) =>
          setMessage(
            `Request ${number}: rows ${params?.start} to ${params?.end}`,
          ),
      }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGridPro
          aria-label="Trades"
          columns={tradeColumns}
          dataSource={source}
          lazyLoading
          initialState={{
            pagination: { paginationModel: { pageSize: 50 }, rowCount: 0 },
          }}
          density="compact"
        />
      </div>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
