import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  allOrderColumns,
  makeOrders,
} from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(60);

export default function ColumnPinning() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={allOrderColumns}
        initialState={{
          pinnedColumns: { left: ['number'], right: ['total'] },
        }}
        hideFooter
      />
    </div>
  );
}
