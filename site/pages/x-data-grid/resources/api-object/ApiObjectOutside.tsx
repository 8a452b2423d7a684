import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(500);

export default function ApiObjectOutside() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.setPage(3)}>Page 4</Button>
        <Button onClick={() => apiRef.current?.sortColumn('total', 'desc')}>
          Sort by total
        </Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('country')}>
          Filter by country
        </Button>
      </Stack>
      <div style={{ height: 290 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          density="compact"
        />
      </div>
    </Stack>
  );
}
