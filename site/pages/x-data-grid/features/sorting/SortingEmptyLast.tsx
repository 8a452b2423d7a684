import { gridDateComparator } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridComparatorFn,
  GridSortDirection,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatDay,
  makeOrders,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(8);

function emptyLast(
  direction: GridSortDirection,
): GridComparatorFn<Date | null> {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b, cellA, cellB) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return sign * gridDateComparator(a, b, cellA, cellB);
  };
}

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 140,
    valueFormatter: formatDay,
    getSortComparator: emptyLast,
  },
];

export default function SortingEmptyLast() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Orders by shipping date"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'shippedOn', sort: 'asc' }] },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
