import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  createTreeServer,
  staffColumns,
} from '../../../../families/x-data-grid/data/treeServer';

// Each second request fails.
const source = createTreeServer({
  fail: ({ number }) =>
    number % 2 === 0 ? 'The reports could not be loaded.' : undefined,
});

export default function ServerTreeErrors() {
  const [problem, setProblem] = React.useState<string>();
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {problem === undefined ? (
        <Alert severity="info">Expand a row. Each second request fails.</Alert>
      ) : (
        <Alert severity="error" onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      <div style={{ height: 300 }}>
        <DataGridPro
          aria-label="Employees by manager"
          columns={staffColumns}
          dataSource={source}
          onDataSourceError={(error) => setProblem(error.message)}
          treeData
          groupingColDef={{ headerName: 'Name', width: 240 }}
          density="compact"
        />
      </div>
    </Stack>
  );
}
