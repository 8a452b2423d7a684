import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function ColumnsPanelOptions() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        showToolbar
        label="Employees"
        slotProps={{
          columnsManagement: {
            sort: 'asc',
            autoFocusSearchField: false,
            toggleAllMode: 'filteredOnly',
            getTogglableColumns: (columns) =>
              columns
                .map(({ field }) => field)
                .filter((field) => field !== 'name'),
          },
        }}
        hideFooter
      />
    </div>
  );
}
