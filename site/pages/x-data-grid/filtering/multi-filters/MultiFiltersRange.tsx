import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'year'].includes(field),
);

export default function MultiFiltersRange() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        showToolbar
        label="Films of the 2010s"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'from', field: 'year', operator: '>=', value: 2010 },
                { id: 'to', field: 'year', operator: '<', value: 2020 },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
