import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

export default function ColumnWidthInitial() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        initialState={{
          columns: {
            dimensions: { number: { width: 90 }, product: { width: 180 } },
          },
        }}
        hideFooter
      />
    </div>
  );
}
