import { GridSidebarValue } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 120, pivotable: false },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function PivotingNotPivotable() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={columns}
        initialState={{
          sidebar: { open: true, value: GridSidebarValue.Pivot },
        }}
        showToolbar
        density="compact"
      />
    </div>
  );
}
