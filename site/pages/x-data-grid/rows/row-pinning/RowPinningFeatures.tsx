import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const [lead, ...rows] = makeEmployees(60);
const pinnedRows = { top: lead ? [lead] : [] };
const columns = employeeColumns.map((column) => ({
  ...column,
  editable: true,
}));

export default function RowPinningFeatures() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        aria-label="Employees with one pinned row"
        density="compact"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        checkboxSelection
        pagination
        pageSizeOptions={[5, 10, 20]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          pinnedColumns: { left: ['__check__', 'name'] },
          sorting: { sortModel: [{ field: 'salary', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
