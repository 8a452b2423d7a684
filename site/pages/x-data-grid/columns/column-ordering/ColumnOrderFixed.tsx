import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Order', width: 110, disableReorder: true },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
];

export default function ColumnOrderFixed() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
