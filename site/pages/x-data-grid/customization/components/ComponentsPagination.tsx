import Pagination from '@mui/material/Pagination';
import {
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

function NumberedPagination() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      count={count}
      page={page + 1}
      onChange={(_, newPage) => apiRef.current.setPage(newPage - 1)}
      size="small"
      sx={{ px: 1 }}
    />
  );
}

export default function ComponentsPagination() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25]}
        slots={{ pagination: NumberedPagination }}
        aria-label="Films"
      />
    </div>
  );
}
