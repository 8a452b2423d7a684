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

export default function ServerDataPolling() {
  const [polling, setPolling] = React.useState(false);
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
          label="Ask every 3 seconds"
          control={
            <Switch
              checked={polling}
              onChange={(_, next) => setPolling(next)}
            />
          }
        />
        <Typography variant="body2" role="status">
          Requests: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          key={String(polling)}
          aria-label="Employees"
          columns={employeeColumns}
          dataSource={source}
          dataSourceCache={null}
          dataSourceRevalidateMs={polling ? 3000 : 0}
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
