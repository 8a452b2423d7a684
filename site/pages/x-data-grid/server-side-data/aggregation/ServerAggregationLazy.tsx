import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

const columns = tradeColumns.filter(({ field }) =>
  ['commodity', 'trader', 'quantity'].includes(field),
);
const source = createGroupServer(makeTrades(5000));

const aggregationFunctions = { sum: {} };

export default function ServerAggregationLazy() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades"
        columns={columns}
        dataSource={source}
        lazyLoading
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { quantity: 'sum' } },
          pagination: { paginationModel: { pageSize: 50 }, rowCount: 0 },
        }}
        density="compact"
      />
    </div>
  );
}
