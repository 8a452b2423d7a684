import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  createTreeServer,
  staffColumns,
} from '../../../../families/x-data-grid/data/treeServer';

const server = createTreeServer();

export default function ServerTree() {
  const [keys, setKeys] = React.useState<string[]>([]);
  const source = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setKeys(params.groupKeys ?? []);
        return server.getRows(params);
      },
      getGroupKey: (row) => String(row.name),
      getChildrenCount: (row) => Number(row.reports),
    }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGridPro
          aria-label="Employees by manager"
          columns={staffColumns}
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
        groupKeys: {JSON.stringify(keys)}
      </Typography>
    </Stack>
  );
}
