import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'country', headerName: 'Country', width: 110 },
];

export default function ColumnResizeDisabled() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        disableColumnResize
        disableAutosize
        hideFooter
      />
    </div>
  );
}
