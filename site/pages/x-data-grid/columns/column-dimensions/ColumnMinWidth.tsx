import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', width: 160, minWidth: 120 },
  { field: 'title', headerName: 'Title', width: 200, maxWidth: 240 },
  { field: 'rating', headerName: 'Rating', type: 'number', minWidth: 80 },
];

export default function ColumnMinWidth() {
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
