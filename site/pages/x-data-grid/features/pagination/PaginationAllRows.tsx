import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(80);

export default function PaginationAllRows() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        pageSizeOptions={[20, 40, { value: -1, label: 'All' }]}
        density="compact"
      />
    </div>
  );
}
