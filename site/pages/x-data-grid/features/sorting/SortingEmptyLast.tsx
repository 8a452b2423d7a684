import { gridDateComparator } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridComparatorFn,
  GridSortDirection,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';

interface Order {
  id: number;
  customer: string;
  shippedOn: Date | null;
}

const rows: Order[] = [
  { id: 1, customer: 'Ada Kim', shippedOn: new Date(2026, 2, 9) },
  { id: 2, customer: 'Noah Weber', shippedOn: null },
  { id: 3, customer: 'Rosa Silva', shippedOn: new Date(2026, 2, 4) },
  { id: 4, customer: 'Yuki Ito', shippedOn: null },
  { id: 5, customer: 'Maya Patel', shippedOn: new Date(2026, 2, 6) },
];

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
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 140,
    getSortComparator: emptyLast,
  },
];

export default function SortingEmptyLast() {
  return (
    <div style={{ height: 240, width: '100%' }}>
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
