import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(500);

export default function RowGroupingInitial() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades by commodity"
        rows={rows}
        columns={tradeColumns}
        initialState={{ rowGrouping: { model: ['group', 'commodity'] } }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
