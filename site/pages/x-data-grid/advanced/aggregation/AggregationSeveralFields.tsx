import { GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunction,
  GridColDef,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeTrades } from '../../../../families/x-data-grid/data/commodities';
import type { Trade } from '../../../../families/x-data-grid/data/commodities';
import { formatDollars } from '../../../../families/x-data-grid/data/orders';

interface Part {
  quantity: number;
  price: number;
}

const weightedPrice: GridAggregationFunction<Part, number> = {
  getCellValue: ({ row }) => ({ quantity: row.quantity, price: row.price }),
  apply: ({ values }) => {
    let quantity = 0;
    let cost = 0;
    for (const part of values) {
      quantity += part?.quantity ?? 0;
      cost += (part?.quantity ?? 0) * (part?.price ?? 0);
    }
    return quantity === 0 ? null : cost / quantity;
  },
  label: 'weighted',
  columnTypes: ['number'],
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weightedPrice };

const rows = makeTrades(300);
const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 140 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 140,
    valueFormatter: formatDollars,
  },
];

export default function AggregationSeveralFields() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Prices weighted by quantity"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['commodity'] },
          columns: { columnVisibilityModel: { commodity: false } },
          aggregation: { model: { quantity: 'sum', price: 'weightedPrice' } },
        }}
        aggregationFunctions={aggregationFunctions}
        density="compact"
        hideFooter
      />
    </div>
  );
}
