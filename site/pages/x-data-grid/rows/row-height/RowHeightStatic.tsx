import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

export default function RowHeightStatic() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films in low rows"
        rows={rows}
        columns={filmColumns}
        rowHeight={32}
        hideFooter
      />
    </div>
  );
}
