import Box from '@mui/material/Box';
import {
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatDollars,
  makeOrders,
  orderColumns,
  orderTotal,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['customer', 'product', 'total'].includes(field),
);

function Total() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce(
    (total, { model }) => total + orderTotal(model as Order),
    0,
  );
  return (
    <Box
      role="status"
      sx={{
        p: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        textAlign: 'end',
      }}
    >
      {entries.length} orders, {formatDollars(sum)}
    </Box>
  );
}

export default function FilteredTotal() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Orders"
        rows={rows}
        columns={columns}
        slots={{ footer: Total }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['desk'] } },
        }}
      />
    </div>
  );
}
