import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeEmployees,
  employeeColumns,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);

export default function StyleCsp() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        label="Employees"
        rows={rows}
        columns={employeeColumns}
        nonce="a1b2c3d4"
        disableEval
        showToolbar
        hideFooter
      />
    </div>
  );
}
