import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);

export default function RowGroupingDisabled() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades"
        rows={rows}
        columns={tradeColumns}
        disableRowGrouping
        density="compact"
        hideFooter
      />
    </div>
  );
}
