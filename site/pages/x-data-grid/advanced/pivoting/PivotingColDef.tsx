import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(400);

export default function PivotingColDef() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by product and status"
        rows={rows}
        columns={orderColumns}
        pivotingColDef={(field, path) => ({
          width: 100,
          headerName: field === 'quantity' ? 'Pieces' : 'Revenue',
          cellClassName: path[0] === 'Returned' ? 'returned' : undefined,
        })}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'product' }],
              columns: [{ field: 'status', sort: 'desc' }],
              values: [{ field: 'quantity', aggFunc: 'sum' }],
            },
          },
        }}
        sx={{ '& .returned': { color: 'error.main' } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
