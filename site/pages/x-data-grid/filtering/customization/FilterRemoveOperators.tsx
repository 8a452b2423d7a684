import {
  getGridNumericOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(50);

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    filterOperators: getGridStringOperators().filter(({ value }) =>
      ['contains', 'startsWith'].includes(value),
    ),
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    filterOperators: getGridNumericOperators().filter(({ value }) =>
      ['>=', '<='].includes(value),
    ),
  },
];

export default function FilterRemoveOperators() {
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
