import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);
const columns = employeeColumns.filter(({ field }) =>
  ['name', 'title', 'startedOn'].includes(field),
);

export default function SortingInitial() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees, newest first"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'startedOn', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
