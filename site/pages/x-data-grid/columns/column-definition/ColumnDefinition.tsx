import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(100);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'express', headerName: 'Express', type: 'boolean' },
];

export default function ColumnDefinition() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
