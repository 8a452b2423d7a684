import {
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  formatPercent,
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import type { Trade } from '../../../../families/x-data-grid/data/commodities';
import { formatDollars } from '../../../../families/x-data-grid/data/orders';

const rows = makeTrades(5000);
const columns: GridColDef<Trade>[] = [
  ...tradeColumns.filter(({ field }) => !['id', 'change'].includes(field)),
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 150,
    valueGetter: (_, trade) => trade.quantity * trade.price,
    valueFormatter: formatDollars,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    valueFormatter: formatPercent,
    cellClassName: ({ value }) => (Number(value) < 0 ? 'loss' : ''),
  },
];

export default function TradingDesk() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['group', 'commodity'] },
      aggregation: { model: { quantity: 'sum', value: 'sum', change: 'avg' } },
      pinnedColumns: { right: ['value'] },
      sorting: { sortModel: [{ field: 'value', sort: 'desc' }] },
    },
  });

  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGridPremium
        label="Trades"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ headerName: 'Market', leafField: 'id', width: 210 }}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        density="compact"
        sx={{ '& .loss': { color: 'error.main' } }}
      />
    </div>
  );
}
