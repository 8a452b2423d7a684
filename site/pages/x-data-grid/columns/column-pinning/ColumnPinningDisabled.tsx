import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function ColumnPinningDisabled() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        disableColumnPinning
        hideFooter
      />
    </div>
  );
}
