import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(500);

export default function OrdersGrouped() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country"
        rows={rows}
        columns={orderColumns}
        groupingColDef={{ width: 200 }}
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { quantity: 'sum', total: 'sum' } },
          columns: { columnVisibilityModel: { country: false } },
        }}
        hideFooter
      />
    </div>
  );
}
