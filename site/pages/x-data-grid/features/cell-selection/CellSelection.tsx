import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);

export default function CellSelection() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades with cell ranges"
        density="compact"
        rows={rows}
        columns={tradeColumns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
