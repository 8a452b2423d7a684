import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ColumnMenuPremium() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        initialState={{
          aggregation: { model: { total: 'sum' } },
          pinnedColumns: { left: ['number'] },
        }}
      />
    </div>
  );
}
