import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import { createSource } from '../../../../families/x-data-grid/data/source';

const employees = makeEmployees(120);
const columns = employeeColumns.filter(({ field }) =>
  ['title', 'country'].includes(field),
);

export default function ServerTreeRevalidate() {
  const [onLeave, setOnLeave] = React.useState(false);
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () =>
      createSource(employees, {
        columns: employeeColumns,
        getTreeDataPath: (row) => row.path,
        log: ({ number }) => setRequests(number),
      }),
    [],
  );

  // The grid does not know of this change: only the server has it.
  const changeOnServer = () => {
    const title = onLeave ? 'Engineering Manager' : 'On leave';
    setOnLeave(!onLeave);
    void source.updateRow({
      rowId: 7,
      updatedRow: { title },
      previousRow: {},
    });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button onClick={changeOnServer}>Change a title on the server</Button>
        <Typography variant="body2">Requests: {requests}</Typography>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGridPro
          aria-label="Employees, checked every five seconds"
          columns={columns}
          dataSource={source}
          dataSourceCache={null}
          dataSourceRevalidateMs={5000}
          treeData
          isGroupExpandedByDefault={({ groupingKey }) =>
            String(groupingKey).endsWith('(1)')
          }
          groupingColDef={{ headerName: 'Name', width: 240 }}
          density="compact"
        />
      </div>
    </Stack>
  );
}
