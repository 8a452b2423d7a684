import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status'].includes(field),
);

export default function FilteringApiRef() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setFilterModel({
              items: [{ field: 'status', operator: 'is', value: 'Shipped' }],
            })
          }
        >
          Shipped
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.showFilterPanel('customer')}
        >
          Filter by customer
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setFilterModel({ items: [] })}
        >
          Clear filters
        </Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
