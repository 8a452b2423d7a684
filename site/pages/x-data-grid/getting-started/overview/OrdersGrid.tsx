import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(1000);

export default function OrdersGrid() {
  return (
    <div style={{ height: 326, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        density="compact"
        rows={rows}
        columns={orderColumns}
        initialState={{
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
