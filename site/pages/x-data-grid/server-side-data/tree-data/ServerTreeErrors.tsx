import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import { createSource } from '../../../../families/x-data-grid/data/source';

const columns = employeeColumns.filter(({ field }) =>
  ['title', 'country'].includes(field),
);

// Each second request fails.
const source = createSource(makeEmployees(120), {
  columns: employeeColumns,
  getTreeDataPath: (row) => row.path,
  fail: 2,
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
          columns={columns}
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
