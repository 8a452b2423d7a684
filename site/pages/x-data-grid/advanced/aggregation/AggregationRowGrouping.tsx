import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(500);

export default function AggregationRowGrouping() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Quantities by commodity"
        rows={rows}
        columns={tradeColumns}
        initialState={{
          columns: {
            columnVisibilityModel: {
              id: false,
              commodity: false,
              group: false,
              side: false,
            },
          },
          rowGrouping: { model: ['group', 'commodity'] },
          aggregation: { model: { quantity: 'sum', price: 'avg' } },
        }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
