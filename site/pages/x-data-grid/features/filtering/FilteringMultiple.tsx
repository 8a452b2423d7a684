import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'rating'].includes(field),
);

export default function FilteringMultiple() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        showToolbar
        label="Good dramas"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'genre', operator: 'is', value: 'Drama' },
                { id: 2, field: 'rating', operator: '>=', value: 7 },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
