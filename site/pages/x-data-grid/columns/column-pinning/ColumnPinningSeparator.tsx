import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  orderColumns,
  makeOrders,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ColumnPinningSeparator() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        initialState={{ pinnedColumns: { left: ['number', 'customer'] } }}
        pinnedColumnsSectionSeparator="border"
        hideFooter
      />
    </div>
  );
}
