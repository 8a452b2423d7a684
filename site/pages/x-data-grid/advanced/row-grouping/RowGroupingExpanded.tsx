import type { GridGroupNode } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);

function isGroupExpandedByDefault(node: GridGroupNode) {
  return node.groupingField === 'group' && node.groupingKey === 'Metals';
}

export default function RowGroupingExpanded() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades, metals expanded"
        rows={rows}
        columns={tradeColumns}
        initialState={{ rowGrouping: { model: ['group', 'commodity'] } }}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        density="compact"
        hideFooter
      />
    </div>
  );
}
