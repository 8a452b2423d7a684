import { GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(200);

export default function GroupPinnedColumn() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades, groups pinned"
        rows={rows}
        columns={tradeColumns}
        initialState={{
          rowGrouping: { model: ['group', 'commodity'] },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
        }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
