import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GridDataSourceCacheDefault } from '@mui/x-data-grid-pro';
import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  createTreeServer,
  staffColumns,
} from '../../../../families/x-data-grid/data/treeServer';

// Children depend on their parent, the sort, and the filter, not on the page.
const cache = new GridDataSourceCacheDefault({
  ttl: 60_000,
  getKey: (params) => {
    const { groupKeys, sortModel, filterModel, start, end } =
      params as GridGetRowsParams & { groupKeys?: string[] };
    const range = groupKeys?.length ? [] : [start, end];
    return JSON.stringify([groupKeys, sortModel, filterModel, range]);
  },
});

export default function ServerTreeCache() {
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () => createTreeServer({ log: ({ number }) => setRequests(number) }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
      <div style={{ height: 300 }}>
        <DataGridPro
          aria-label="Employees by manager"
          columns={staffColumns}
          dataSource={source}
          dataSourceCache={cache}
          treeData
          groupingColDef={{ headerName: 'Name', width: 240 }}
          density="compact"
        />
      </div>
    </Stack>
  );
}
