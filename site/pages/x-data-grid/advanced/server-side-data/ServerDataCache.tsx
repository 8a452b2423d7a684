import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import { createServer } from '../../../../families/x-data-grid/data/server';

const employees = makeEmployees(100);

export default function ServerDataCache() {
  const [cached, setCached] = React.useState(true);
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
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <FormControlLabel
          label="Cache"
          control={
            <Switch checked={cached} onChange={(_, next) => setCached(next)} />
          }
        />
        <Typography variant="body2" role="status">
          Requests: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          key={String(cached)}
          aria-label="Employees"
          columns={employeeColumns}
          dataSource={source}
          dataSourceCache={cached ? undefined : null}
          initialState={{
            pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
          }}
          pageSizeOptions={[10, 20]}
          density="compact"
        />
      </div>
    </Stack>
  );
}
