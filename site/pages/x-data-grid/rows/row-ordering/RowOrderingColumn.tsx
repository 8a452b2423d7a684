import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);
const columns: GridColDef<Film>[] = [
  ...filmColumns.slice(0, 2),
  { ...GRID_REORDER_COL_DEF, width: 64 },
];

export default function RowOrderingColumn() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Films, handle at the end"
        density="compact"
        rows={rows}
        columns={columns}
        rowReordering
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
