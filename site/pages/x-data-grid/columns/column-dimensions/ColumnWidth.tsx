import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', width: 200 },
  { field: 'director', headerName: 'Director', width: 150 },
  { field: 'genre', headerName: 'Genre' },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 80 },
];

export default function ColumnWidth() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
