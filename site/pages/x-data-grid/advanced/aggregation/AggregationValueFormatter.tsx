import { GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const distinct: GridAggregationFunction<string, number> = {
  apply: ({ values }) => new Set(values).size,
  label: 'distinct',
  columnTypes: ['string'],
  valueFormatter: (value: number) => `${value} different`,
  hasCellUnit: false,
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, distinct };

const rows = makeOrders(200);

export default function AggregationValueFormatter() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with distinct counts"
        rows={rows}
        columns={orderColumns}
        initialState={{
          aggregation: { model: { customer: 'distinct', product: 'distinct' } },
        }}
        aggregationFunctions={aggregationFunctions}
        density="compact"
        hideFooter
      />
    </div>
  );
}
