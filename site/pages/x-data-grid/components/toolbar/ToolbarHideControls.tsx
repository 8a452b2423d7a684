import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);

export default function ToolbarHideControls() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        label="Employees"
        showToolbar
        disableColumnFilter
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'employees' },
            printOptions: { disableToolbarButton: true },
            showQuickFilter: false,
          },
        }}
        hideFooter
      />
    </div>
  );
}
