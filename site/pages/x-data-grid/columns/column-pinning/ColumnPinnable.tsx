import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeFilms } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', width: 220, pinnable: false },
  { field: 'director', headerName: 'Director', width: 260 },
  { field: 'studio', headerName: 'Studio', width: 260 },
  { field: 'genre', headerName: 'Genre', width: 260 },
];

export default function ColumnPinnable() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Films"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['title'] } }}
        hideFooter
      />
    </div>
  );
}
