import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(30);
const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'name',
    headerName: 'Name and title',
    width: 160,
    colSpan: 2,
    valueGetter: (_, row) => `${row.name}, ${row.title}`,
  },
  { field: 'title', headerName: '', width: 160, sortable: false },
  { field: 'country', headerName: 'Country', width: 120 },
];

export default function ColumnSpanNumber() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
