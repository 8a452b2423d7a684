import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeTrades } from '../../../../families/x-data-grid/data/commodities';
import type { Trade } from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(50);
const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 150 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 150,
    aggregable: false,
  },
];

export default function AggregationNotAggregable() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades with totals"
        rows={rows}
        columns={columns}
        aggregationModel={{ quantity: 'sum', price: 'max' }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
