import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'year', 'gross', 'rating'].includes(field),
);

export default function SortingOrder() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={columns}
        sortingOrder={['desc', 'asc']}
        initialState={{
          sorting: { sortModel: [{ field: 'gross', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
