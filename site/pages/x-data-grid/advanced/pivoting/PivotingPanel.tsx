import { GridSidebarValue } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);

export default function PivotingPanel() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGridPremium
        label="Trades"
        rows={rows}
        columns={tradeColumns}
        initialState={{
          sidebar: { open: true, value: GridSidebarValue.Pivot },
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'group' }, { field: 'commodity' }],
              columns: [],
              values: [{ field: 'quantity', aggFunc: 'sum' }],
            },
          },
        }}
        showToolbar
        density="compact"
      />
    </div>
  );
}
