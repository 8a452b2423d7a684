import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40).map((film) => ({
  ...film,
  __reorder__: film.title,
}));

export default function RowOrderingValue() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Films, dragged by title"
        density="compact"
        rows={rows}
        columns={filmColumns}
        rowReordering
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
