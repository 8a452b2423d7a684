import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(30);

export default function ClipboardCopyFormat() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Films, copied as values"
        rows={rows}
        columns={filmColumns}
        ignoreValueFormatterDuringExport
        clipboardCopyCellDelimiter=";"
        density="compact"
        hideFooter
      />
    </div>
  );
}
