import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  formatDay,
  makeOrders,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(60);
const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 140,
    valueFormatter: (value) => formatDay(value) || 'Not yet',
  },
];

export default function CellEmpty() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Orders with empty dates"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
