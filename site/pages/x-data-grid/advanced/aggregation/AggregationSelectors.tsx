import Box from '@mui/material/Box';
import {
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridAggregationLookup } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  formatDollars,
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

/** In the first render, there is no lookup. */
function revenueOf(lookup?: GridAggregationLookup): number | undefined {
  const total: unknown = lookup?.[GRID_ROOT_GROUP_ID]?.total?.value;
  return typeof total === 'number' ? total : undefined;
}

function TotalFooter() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);

  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', textAlign: 'end' }}>
      Revenue: <strong>{formatDollars(revenueOf(lookup))}</strong>
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
