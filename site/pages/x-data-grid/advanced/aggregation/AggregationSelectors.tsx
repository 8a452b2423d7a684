import Box from '@mui/material/Box';
import {
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  formatDollars,
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function TotalFooter() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const total: number | undefined = lookup[GRID_ROOT_GROUP_ID]?.total?.value;

  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', textAlign: 'end' }}>
      Revenue: <strong>{formatDollars(total)}</strong>
    </Box>
  );
}

export default function AggregationSelectors() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={orderColumns}
        initialState={{ aggregation: { model: { total: 'sum' } } }}
        slots={{ footer: TotalFooter }}
        showToolbar
        density="compact"
      />
    </div>
  );
}
