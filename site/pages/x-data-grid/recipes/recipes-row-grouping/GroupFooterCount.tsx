import Typography from '@mui/material/Typography';
import {
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(240);

function OrderCount() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const orders = ids.filter((id) => tree[id]?.type === 'leaf').length;

  return (
    <Typography variant="body2" sx={{ marginInline: 2 }}>
      {`${orders} orders in ${ids.length - orders} groups`}
    </Typography>
  );
}

export default function GroupFooterCount() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Orders by status and country"
        rows={rows}
        columns={orderColumns}
        initialState={{ rowGrouping: { model: ['status', 'country'] } }}
        slots={{ footerRowCount: OrderCount }}
        showToolbar
        density="compact"
      />
    </div>
  );
}
