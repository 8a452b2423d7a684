import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeEmployees,
  employeeColumns,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);

export default function RowSelectionOff() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Employees, not selectable"
        rows={rows}
        columns={employeeColumns}
        rowSelection={false}
        hideFooter
      />
    </div>
  );
}
