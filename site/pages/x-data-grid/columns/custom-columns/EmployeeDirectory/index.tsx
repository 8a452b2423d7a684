import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeEmployees } from '../../../../../families/x-data-grid/data/employees';
import { employeeColumns } from './columns';

const rows = makeEmployees(80);

export default function EmployeeDirectory() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Employees"
        rows={rows}
        columns={employeeColumns}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 20 } },
        }}
        pageSizeOptions={[20, 50]}
      />
    </div>
  );
}
