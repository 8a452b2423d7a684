import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

const columns: GridColDef<Order>[] = [
  {
    field: 'number',
    headerName: 'left',
    align: 'left',
    headerAlign: 'left',
    flex: 1,
  },
  {
    field: 'country',
    headerName: 'center',
    align: 'center',
    headerAlign: 'center',
    flex: 1,
  },
  {
    field: 'product',
    headerName: 'right',
    align: 'right',
    headerAlign: 'right',
    flex: 1,
  },
];

export default function StyleAlign() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Orders" hideFooter />
    </div>
  );
}
