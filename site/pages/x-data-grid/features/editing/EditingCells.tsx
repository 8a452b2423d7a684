import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  formatDay,
  formatDollars,
  makeOrders,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100).map((order) => ({
  ...order,
  express: order.id % 3 === 0,
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
    editable: true,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueFormatter: formatDollars,
    editable: true,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 140,
    valueFormatter: formatDay,
    editable: true,
  },
  {
    field: 'express',
    headerName: 'Express',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];

export default function EditingCells() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Editable orders"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
