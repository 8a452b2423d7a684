import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatDollars,
  makeOrders,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

const columns: GridColDef<Order>[] = [
  {
    field: 'number',
    headerName: 'Order',
    width: 110,
    cellClassName: 'order-number',
  },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    cellClassName: ({ row }) => (row.quantity >= 10 ? 'high' : ''),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: formatDollars,
  },
];

export default function StyleCells() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sx={{
          '& .order-number': { fontFamily: 'monospace' },
          '& .high': { color: 'error.main', fontWeight: 700 },
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
