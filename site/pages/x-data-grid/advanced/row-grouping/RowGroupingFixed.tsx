import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeEmployees,
  employeeColumns,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function RowGroupingFixed() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPremium
        label="Employees by department"
        rows={rows}
        columns={employeeColumns}
        initialState={{ rowGrouping: { model: ['department'] } }}
        disableColumnReorder
        disableMultipleColumnsSorting
        disableMultipleColumnsFiltering
        showToolbar
        hideFooter
      />
    </div>
  );
}
