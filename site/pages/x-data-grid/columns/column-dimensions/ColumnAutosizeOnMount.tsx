import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function ColumnAutosizeOnMount() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        autosizeOnMount
        autosizeOptions={{ includeHeaders: true, expand: true }}
        hideFooter
      />
    </div>
  );
}
