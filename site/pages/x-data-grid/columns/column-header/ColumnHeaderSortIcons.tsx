import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', hideSortIcons: true, width: 170 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number' },
];

export default function ColumnHeaderSortIcons() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
