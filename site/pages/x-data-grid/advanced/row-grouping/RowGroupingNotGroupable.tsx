import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 120, groupable: false },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'status', headerName: 'Status', width: 130, groupable: false },
  { field: 'product', headerName: 'Product', width: 160 },
];

export default function RowGroupingNotGroupable() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status"
        rows={rows}
        columns={columns}
        rowGroupingModel={['status']}
        density="compact"
        hideFooter
      />
    </div>
  );
}
