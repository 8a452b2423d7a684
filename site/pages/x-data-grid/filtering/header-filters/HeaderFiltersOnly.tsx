import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

export default function HeaderFiltersOnly() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        showToolbar
        label="Employees"
        rows={rows}
        columns={employeeColumns}
        headerFilters
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
