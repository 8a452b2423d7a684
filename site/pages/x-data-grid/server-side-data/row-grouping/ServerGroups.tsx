import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createSource } from '../../../../families/x-data-grid/data/source';
import type { SourceRequest } from '../../../../families/x-data-grid/data/source';

const trades = makeTrades(500);
const columns = tradeColumns.filter(({ field }) =>
  ['group', 'commodity', 'quantity', 'price'].includes(field),
);

export default function ServerGroups() {
  const [request, setRequest] = React.useState<SourceRequest>();
  const source = React.useMemo(
    () => createSource(trades, { columns: tradeColumns, log: setRequest }),
    [],
  );
  const params = request?.method === 'getRows' ? request.params : undefined;
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGridPremium
          aria-label="Trades by group and commodity"
          columns={columns}
          dataSource={source}
          initialState={{
            rowGrouping: { model: ['group', 'commodity'] },
            columns: {
              columnVisibilityModel: { group: false, commodity: false },
            },
          }}
          density="compact"
        />
      </div>
      <Box role="status" sx={{ typography: 'body2', fontFamily: 'monospace' }}>
        <div>groupFields: {JSON.stringify(params?.groupFields)}</div>
        <div>groupKeys: {JSON.stringify(params?.groupKeys)}</div>
      </Box>
    </Stack>
  );
}
