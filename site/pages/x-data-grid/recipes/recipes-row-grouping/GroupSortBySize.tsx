import type {
  GridGroupingColDefOverride,
  GridTreeNode,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);

function size(node: GridTreeNode): number {
  return node.type === 'group' ? node.children.length : 0;
}

const groupingColDef: GridGroupingColDefOverride = {
  sortComparator: (_first, _second, one, other) =>
    size(one.rowNode) - size(other.rowNode),
};

export default function GroupSortBySize() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades, largest groups first"
        rows={rows}
        columns={tradeColumns}
        initialState={{
          rowGrouping: { model: ['commodity'] },
          sorting: {
            sortModel: [
              { field: '__row_group_by_columns_group__', sort: 'desc' },
            ],
          },
        }}
        groupingColDef={groupingColDef}
        density="compact"
        hideFooter
      />
    </div>
  );
}
