import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(50);

export default function ExportCsvOptions() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        label="Employees"
        rows={rows}
        columns={employeeColumns}
        slotProps={{
          toolbar: {
            csvOptions: {
              fileName: 'employees',
              delimiter: ';',
              utf8WithBom: true,
            },
          },
        }}
        showToolbar
        density="compact"
        hideFooter
      />
    </div>
  );
}
