import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  formatSalary,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 180,
    valueFormatter: formatSalary,
    cellClassName: ({ rowNode }) =>
      rowNode.type === 'leaf' ? 'salary' : 'total',
  },
];

export default function RecipeAggregation() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { salary: 'sum' } } }}
        sx={{
          '& .salary': { fontFamily: 'monospace' },
          '& .total': { fontWeight: 700, bgcolor: 'action.selected' },
        }}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
