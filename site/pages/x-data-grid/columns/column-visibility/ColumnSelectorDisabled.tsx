import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function ColumnSelectorDisabled() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        disableColumnSelector
        label="Films"
        showToolbar
        hideFooter
      />
    </div>
  );
}
