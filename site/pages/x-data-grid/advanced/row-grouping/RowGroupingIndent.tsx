import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);

export default function RowGroupingIndent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades with a deep indent"
        rows={rows}
        columns={tradeColumns}
        initialState={{ rowGrouping: { model: ['group', 'commodity'] } }}
        defaultGroupingExpansionDepth={1}
        sx={{ '--DataGrid-cellOffsetMultiplier': 6 }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
