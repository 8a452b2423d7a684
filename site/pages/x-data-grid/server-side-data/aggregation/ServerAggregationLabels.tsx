import type { GridAggregationFunctionDataSource } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createSource } from '../../../../families/x-data-grid/data/source';

const columns = tradeColumns.filter(({ field }) =>
  ['commodity', 'side', 'quantity', 'price'].includes(field),
);
const source = createSource(makeTrades(500), { columns: tradeColumns });

const average: GridAggregationFunctionDataSource = {
  label: 'average',
  columnTypes: ['number'],
  hasCellUnit: false,
  valueFormatter: (value: number) => `about ${Math.round(value)}`,
};
const aggregationFunctions = { avg: average };

export default function ServerAggregationLabels() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades with averages"
        columns={columns}
        dataSource={source}
        aggregationFunctions={aggregationFunctions}
        pagination
        initialState={{
          aggregation: { model: { quantity: 'avg' } },
          pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
        }}
        pageSizeOptions={[25, 50]}
        density="compact"
      />
    </div>
  );
}
