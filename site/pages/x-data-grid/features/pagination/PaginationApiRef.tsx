import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { gridPageCountSelector, useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function PaginationApiRef() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.setPage(0)}>
          First page
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setPage(gridPageCountSelector(apiRef) - 1)
          }
        >
          Last page
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setPageSize(25)}
        >
          25 rows per page
        </Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10, 25]}
          density="compact"
        />
      </div>
    </Stack>
  );
}
