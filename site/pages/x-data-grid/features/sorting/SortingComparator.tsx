import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

// Open, Packed, Shipped, Delivered, Returned: not alphabetical.
const byProgress: GridComparatorFn<Order['status']> = (a, b) =>
  orderStatuses.indexOf(a) - orderStatuses.indexOf(b);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    sortComparator: byProgress,
  },
];

export default function SortingComparator() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders by progress"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'status', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
