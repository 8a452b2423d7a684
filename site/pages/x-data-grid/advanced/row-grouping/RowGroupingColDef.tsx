import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);

export default function RowGroupingColDef() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades by commodity"
        rows={rows}
        columns={tradeColumns}
        initialState={{ rowGrouping: { model: ['group', 'commodity'] } }}
        groupingColDef={{
          headerName: 'Commodity',
          width: 240,
          headerAlign: 'center',
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
