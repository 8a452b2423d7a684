import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatSalary,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(50);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 140 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    valueFormatter: formatSalary,
    filterable: false,
  },
];

export default function FilteringDisabledColumn() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
