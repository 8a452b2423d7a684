import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(2000);

export default function FeaturesPivot() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Revenue by product and year"
        density="compact"
        rows={rows}
        columns={orderColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'product' }],
              columns: [{ field: 'orderedOn-year', sort: 'asc' }],
              values: [{ field: 'total', aggFunc: 'sum' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
