import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'genre', headerName: 'Genre', width: 140, headerAlign: 'center' },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    headerAlign: 'left',
    align: 'left',
  },
];

export default function ColumnHeaderAlign() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
