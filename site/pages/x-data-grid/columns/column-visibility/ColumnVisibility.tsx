import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function ColumnVisibility() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        initialState={{
          columns: {
            columnVisibilityModel: { title: false, startedOn: false },
          },
        }}
        label="Employees"
        showToolbar
        hideFooter
      />
    </div>
  );
}
