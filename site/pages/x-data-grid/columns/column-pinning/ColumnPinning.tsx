import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns = orderColumns.map((column) => ({
  ...column,
  flex: 0,
  width: 170,
}));

export default function ColumnPinning() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={{
          pinnedColumns: { left: ['number'], right: ['total'] },
        }}
        hideFooter
      />
    </div>
  );
}
