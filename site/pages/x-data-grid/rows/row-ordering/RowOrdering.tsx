import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);

export default function RowOrdering() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Films to arrange"
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
