import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function LayoutPercent() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <div style={{ height: '75%', width: '100%' }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={employeeColumns}
          hideFooter
        />
      </div>
    </div>
  );
}
