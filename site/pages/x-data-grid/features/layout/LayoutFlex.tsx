import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(3);

export default function LayoutFlex() {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 214,
        width: '100%',
      }}
    >
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        hideFooter
      />
    </div>
  );
}
