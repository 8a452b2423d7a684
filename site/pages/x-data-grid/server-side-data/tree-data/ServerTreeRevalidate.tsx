import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  createTreeServer,
  staffColumns,
} from '../../../../families/x-data-grid/data/treeServer';

export default function ServerTreeRevalidate() {
  const [onLeave, setOnLeave] = React.useState(false);
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () => createTreeServer({ log: ({ number }) => setRequests(number) }),
    [],
  );

  // The grid does not know of this change: only the server has it.
  const changeOnServer = () => {
    const title = onLeave ? 'Engineering Associate' : 'On leave';
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
          columns={staffColumns}
          dataSource={source}
          dataSourceCache={null}
          dataSourceRevalidateMs={5000}
          treeData
          isGroupExpandedByDefault={({ groupingKey }) =>
            groupingKey === 'Ada Bauer'
          }
          groupingColDef={{ headerName: 'Name', width: 240 }}
          density="compact"
        />
      </div>
    </Stack>
  );
}
