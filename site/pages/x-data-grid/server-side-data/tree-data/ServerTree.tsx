import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import { createSource } from '../../../../families/x-data-grid/data/source';

const employees = makeEmployees(300);
const columns = employeeColumns.filter(({ field }) =>
  ['title', 'country'].includes(field),
);

export default function ServerTree() {
  const [message, setMessage] = React.useState('');
  const source = React.useMemo(
    () =>
      createSource(employees, {
        columns: employeeColumns,
        getTreeDataPath: (row) => row.path,
        log: ({ number, method, params }) => {
          if (method === 'getRows') {
            setMessage(
              `Request ${number}: groupKeys ${JSON.stringify(params.groupKeys)}`,
            );
          }
        },
      }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGridPro
          aria-label="Employees by manager"
          columns={columns}
          dataSource={source}
          treeData
          groupingColDef={{ headerName: 'Name', width: 240 }}
          density="compact"
        />
      </div>
      <Typography
        variant="body2"
        role="status"
        sx={{ minHeight: 20, overflowWrap: 'anywhere' }}
      >
        {message}
      </Typography>
    </Stack>
  );
}
