import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  allOrderColumns,
  makeOrders,
} from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(60);

export default function ColumnPinningSeparator() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={allOrderColumns}
        initialState={{ pinnedColumns: { left: ['number', 'customer'] } }}
        pinnedColumnsSectionSeparator="border"
        hideFooter
      />
    </div>
  );
}
