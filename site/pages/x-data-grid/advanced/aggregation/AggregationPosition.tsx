import type { GridGroupNode } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(16);

function getAggregationPosition({ depth }: GridGroupNode) {
  return depth === -1 ? null : 'footer';
}

export default function AggregationPosition() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades with totals below each group"
        rows={rows}
        columns={tradeColumns}
        initialState={{
          columns: {
            columnVisibilityModel: { id: false, group: false, side: false },
          },
          rowGrouping: { model: ['group'] },
          aggregation: { model: { quantity: 'sum' } },
        }}
        getAggregationPosition={getAggregationPosition}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Energy'}
        density="compact"
        hideFooter
      />
    </div>
  );
}
