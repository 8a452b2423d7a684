import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function ColumnsPanelSearch() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slotProps={{
          columnsManagement: {
            toggleAllMode: 'filteredOnly',
            searchPredicate: ({ field, headerName }, text) =>
              `${field} ${headerName ?? ''}`.toLowerCase().includes(text),
            searchInputProps: { placeholder: 'Name or field' },
          },
        }}
        label="Employees"
        showToolbar
        hideFooter
      />
    </div>
  );
}
