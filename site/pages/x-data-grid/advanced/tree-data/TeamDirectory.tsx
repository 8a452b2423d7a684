import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  formatSalary,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import type { Employee } from '../../../../families/x-data-grid/data/staff';
import { formatDay } from '../../../../families/x-data-grid/data/orders';

const rows = makeEmployees(180);
const columns: GridColDef<Employee>[] = [
  { field: 'title', headerName: 'Title', width: 200 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    valueFormatter: formatSalary,
  },
  {
    field: 'startedOn',
    headerName: 'Started',
    type: 'date',
    width: 140,
    valueFormatter: formatDay,
  },
];

const getTreeDataPath = (row: Employee) => row.path;
const groupingColDef = {
  headerName: 'Employee',
  width: 260,
  valueGetter: (_: unknown, row: Employee) => row.name,
};
const isGroupExpandedByDefault = (node: GridGroupNode) => node.id === 1;

export default function TeamDirectory() {
  const [search, setSearch] = useState('');

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <TextField
        label="Find employees"
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ maxWidth: 280 }}
      />
      <div style={{ height: 420, width: '100%' }}>
        <DataGridPro
          aria-label="Employees"
          treeData
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          filterModel={{
            items: [],
            quickFilterValues: search.split(' ').filter(Boolean),
          }}
          checkboxSelection
          disableRowSelectionOnClick
          density="compact"
        />
      </div>
    </Stack>
  );
}
