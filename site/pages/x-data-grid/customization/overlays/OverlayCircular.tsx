import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);

export default function OverlayCircular() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        loading
        slotProps={{ loadingOverlay: { variant: 'circular-progress' } }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
