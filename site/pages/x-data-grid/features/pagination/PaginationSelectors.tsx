import Box from '@mui/material/Box';
import {
  gridPageCountSelector,
  gridPageSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(64);

function PageInfo() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  const ids = useGridSelector(
    apiRef,
    gridPaginatedVisibleSortedGridRowIdsSelector,
  );
  return (
    <Box role="status" sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      Page {page + 1} of {pageCount}, {ids.length} rows
    </Box>
  );
}

export default function PaginationSelectors() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Employees"
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: PageInfo }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
        density="compact"
      />
    </div>
  );
}
