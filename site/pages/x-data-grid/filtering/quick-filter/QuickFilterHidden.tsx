import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

export default function QuickFilterHidden() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Employees in Norway"
        rows={rows}
        columns={employeeColumns}
        initialState={{
          columns: {
            columnVisibilityModel: { country: false, startedOn: false },
          },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['norway'],
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
