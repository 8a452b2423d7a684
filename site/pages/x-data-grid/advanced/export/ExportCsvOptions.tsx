import type { GridCsvExportOptions } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(50);
const csvOptions: GridCsvExportOptions = {
  fileName: 'employees',
  delimiter: ';',
  utf8WithBom: true,
};

export default function ExportCsvOptions() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        label="Employees"
        rows={rows}
        columns={employeeColumns}
        slotProps={{ toolbar: { csvOptions } }}
        showToolbar
        density="compact"
        hideFooter
      />
    </div>
  );
}
