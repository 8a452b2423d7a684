import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'rating'].includes(field),
);

export default function SortingMultiple() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Films by genre and rating"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'genre', sort: 'asc' },
              { field: 'rating', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
