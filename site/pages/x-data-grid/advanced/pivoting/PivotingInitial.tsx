import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(400);

export default function PivotingInitial() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Revenue by product and status"
        rows={rows}
        columns={orderColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'product' }],
              columns: [{ field: 'status' }],
              values: [{ field: 'total', aggFunc: 'sum' }],
            },
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
