import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const defaults: Partial<GridColDef<Order>> = {
  flex: 1,
  minWidth: 120,
  sortable: false,
};

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer', sortable: true },
  { field: 'product', headerName: 'Product' },
].map((column) => ({ ...defaults, ...column }) as GridColDef<Order>);

const rows = makeOrders(60);

export default function ColumnDefaults() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
