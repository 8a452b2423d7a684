import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);

export default function FilteringDisabled() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Films"
        rows={rows}
        columns={filmColumns}
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
