import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', maxWidth: 200 },
];

export default function ColumnDimensions() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
