import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Order', width: 110, hideable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', width: 140 },
];

export default function ColumnHideable() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders"
        showToolbar
        hideFooter
      />
    </div>
  );
}
