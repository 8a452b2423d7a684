import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  departments,
  formatSalary,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(300);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: [...departments],
    width: 140,
    editable: true,
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    valueFormatter: formatSalary,
    width: 120,
    editable: true,
  },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

export default function FeaturesCommunity() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Employees"
        showToolbar
        density="compact"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          sorting: { sortModel: [{ field: 'salary', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
