import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title: 2 parts', flex: 2, minWidth: 150 },
  { field: 'director', headerName: 'Director: 1 part', flex: 1, minWidth: 140 },
  { field: 'year', headerName: '90 px', width: 90 },
];

export default function ColumnFlex() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
