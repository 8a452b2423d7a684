import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(5000);

export default function FeaturesPremium() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPremium
        label="Trades"
        showToolbar
        density="compact"
        rows={rows}
        columns={tradeColumns}
        cellSelection
        groupingColDef={{ headerName: 'Market', width: 200 }}
        initialState={{
          rowGrouping: { model: ['group', 'commodity'] },
          aggregation: { model: { quantity: 'sum', change: 'avg' } },
          columns: {
            columnVisibilityModel: {
              id: false,
              commodity: false,
              group: false,
            },
          },
        }}
      />
    </div>
  );
}
