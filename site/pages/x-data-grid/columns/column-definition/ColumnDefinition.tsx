import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  formatDay,
  makeOrders,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 120,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    valueFormatter: formatDay,
    width: 130,
  },
  { field: 'express', headerName: 'Express', type: 'boolean' },
];

export default function ColumnDefinition() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
