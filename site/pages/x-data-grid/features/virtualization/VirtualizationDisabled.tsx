import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(20);

export default function VirtualizationDisabled() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Films, all in the document"
        rows={rows}
        columns={filmColumns}
        disableVirtualization
        density="compact"
        hideFooter
      />
    </div>
  );
}
