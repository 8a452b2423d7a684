import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(50);

export default function AggregationDisabled() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades"
        rows={rows}
        columns={tradeColumns}
        disableAggregation
        density="compact"
        hideFooter
      />
    </div>
  );
}
