import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatMillions,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'year', headerName: 'Year', sortingOrder: ['desc', 'asc', null] },
  {
    field: 'gross',
    headerName: 'Gross',
    valueFormatter: formatMillions,
    sortingOrder: ['desc', null],
  },
];

export default function SortingOrderColumn() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
