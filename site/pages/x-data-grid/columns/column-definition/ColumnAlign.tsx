import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    valueFormatter: (value: number) => String(value),
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    align: 'center',
    headerAlign: 'center',
    width: 120,
  },
];

export default function ColumnAlign() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
