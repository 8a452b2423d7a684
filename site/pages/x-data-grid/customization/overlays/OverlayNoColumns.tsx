import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const hidden = Object.fromEntries(
  filmColumns.map(({ field }) => [field, false]),
);

export default function OverlayNoColumns() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        initialState={{ columns: { columnVisibilityModel: hidden } }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
