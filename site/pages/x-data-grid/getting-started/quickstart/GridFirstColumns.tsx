import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  formatDay,
  formatDollars,
  makeOrders,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    valueGetter: (_value, row) => row.total / row.quantity,
    valueFormatter: formatDollars,
    width: 120,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    valueFormatter: formatDay,
    width: 130,
  },
];

export default function GridFirstColumns() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
