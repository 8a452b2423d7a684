import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(500);

export default function PivotingDerivedDates() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by year and quarter"
        rows={rows}
        columns={orderColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'product' }],
              columns: [
                { field: 'orderedOn-year', sort: 'asc' },
                { field: 'orderedOn-quarter', sort: 'asc' },
              ],
              values: [{ field: 'quantity', aggFunc: 'sum' }],
            },
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
