import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

const columns = tradeColumns.filter(({ field }) =>
  ['commodity', 'side', 'quantity', 'price'].includes(field),
);
const source = createGroupServer(makeTrades(500));

const aggregationFunctions = { sum: {}, avg: {}, min: {}, max: {} };

export default function ServerAggregation() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades"
        columns={columns}
        dataSource={source}
        aggregationFunctions={aggregationFunctions}
        pagination
        initialState={{
          aggregation: { model: { quantity: 'sum', price: 'avg' } },
          pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
        }}
        pageSizeOptions={[25, 50]}
        density="compact"
      />
    </div>
  );
}
