import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  GridDataSourceCache,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import { createServer } from '../../../../families/x-data-grid/data/server';

const employees = makeEmployees(100);

/** Keeps the last `size` answers for as long as the page is open. */
function createCache(size: number): GridDataSourceCache {
  const answers = new Map<string, GridGetRowsResponse>();
  const keyOf = (params: GridGetRowsParams) => JSON.stringify(params);
  return {
    get: (params) => answers.get(keyOf(params)),
    set: (params, answer) => {
      answers.set(keyOf(params), answer);
      const [oldest] = answers.keys();
      if (answers.size > size && oldest !== undefined) {
        answers.delete(oldest);
      }
    },
    clear: () => answers.clear(),
  };
}

export default function ServerDataCustomCache() {
  const [requests, setRequests] = React.useState(0);
  const [cache] = React.useState(() => createCache(3));
  const source = React.useMemo(
    () =>
      createServer(employees, {
        log: ({ number }) => setRequests(number),
      }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Employees"
          columns={employeeColumns}
          dataSource={source}
          dataSourceCache={cache}
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
