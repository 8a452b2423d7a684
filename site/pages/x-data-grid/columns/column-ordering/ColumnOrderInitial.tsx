import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function ColumnOrderInitial() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        initialState={{
          columns: { orderedFields: ['rating', 'title', 'year'] },
        }}
        hideFooter
      />
    </div>
  );
}
