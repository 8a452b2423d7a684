import { GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const { sum, min, max, size } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, min, max, size };
const rows = makeTrades(50);

export default function AggregationRemoveFunction() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades without averages"
        rows={rows}
        columns={tradeColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { quantity: 'max' } } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
