import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);
const columns = employeeColumns.filter(({ field }) =>
  ['name', 'department', 'country', 'salary'].includes(field),
);

export default function SortingMultipleAlways() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        multipleColumnsSortingMode="always"
        hideFooter
      />
    </div>
  );
}
