import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type {
  GridDataSource,
  GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

const server = createGroupServer(makeTrades(500));
const columns = tradeColumns.filter(({ field }) =>
  ['group', 'commodity', 'quantity', 'price'].includes(field),
);

export default function ServerGroups() {
  const [request, setRequest] = React.useState<Partial<GridGetRowsParams>>({});
  const source = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequest(params);
        return server.getRows(params);
      },
      getGroupKey: (row) => String(row.groupKey ?? row.id),
      getChildrenCount: (row) => Number(row.count ?? 0),
    }),
    [],
  );
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
        <div>groupFields: {JSON.stringify(request.groupFields)}</div>
        <div>groupKeys: {JSON.stringify(request.groupKeys)}</div>
      </Box>
    </Stack>
  );
}
