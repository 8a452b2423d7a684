import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const [film, ...rows] = makeFilms(60);
const pinnedRows = { top: film ? [film] : [] };

export default function RowPinningSeparator() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Films with a line below the pinned one"
        rows={rows}
        columns={filmColumns}
        pinnedRows={pinnedRows}
        pinnedRowsSectionSeparator="border"
        density="compact"
        hideFooter
      />
    </div>
  );
}
