import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(8);

export default function PaginationHidden() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films on one page"
        rows={rows}
        columns={filmColumns}
        hideFooterPagination
        checkboxSelection
        density="compact"
      />
    </div>
  );
}
