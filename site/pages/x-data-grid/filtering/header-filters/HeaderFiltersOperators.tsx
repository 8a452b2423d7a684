import {
  getGridNumericOperators,
  getGridStringOperators,
} from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  formatSalary,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 160,
    filterOperators: getGridStringOperators()
      .filter(({ value }) => value === 'contains' || value === 'startsWith')
      .map((operator) => ({
        ...operator,
        headerLabel:
          operator.value === 'contains' ? 'Name has' : 'Name begins with',
      })),
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 200,
    valueFormatter: formatSalary,
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => value === '>=')
      .map((operator) => ({ ...operator, headerLabel: 'At least' })),
  },
];

export default function HeaderFiltersOperators() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        headerFilters
        hideFooter
      />
    </div>
  );
}
