import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    headerClassName: 'confidential',
  },
];

export default function ColumnHeaderStyles() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .MuiDataGrid-columnHeader': { bgcolor: 'action.hover' },
          '& .confidential': { bgcolor: 'warning.light', color: '#000' },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 'bold' },
        }}
      />
    </div>
  );
}
