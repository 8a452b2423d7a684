import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import { createServer } from '../../../../families/x-data-grid/data/server';

const employees = makeEmployees(2000);

export default function LazyThrottle() {
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () =>
      createServer(employees, {
        log: ({ number }) => setRequests(number),
      }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGridPro
          aria-label="Employees"
          columns={employeeColumns}
          dataSource={source}
          lazyLoading
          lazyLoadingRequestThrottleMs={1500}
          initialState={{
            pagination: { paginationModel: { pageSize: 50 }, rowCount: 0 },
          }}
          density="compact"
        />
      </div>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
    </Stack>
  );
}
