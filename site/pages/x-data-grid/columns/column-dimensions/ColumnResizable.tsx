import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', width: 160, resizable: false },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'department', headerName: 'Department', width: 150 },
];

export default function ColumnResizable() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
