import type {
  GridAggregationFunctionDataSource,
  GridColDef,
} from '@mui/x-data-grid-premium';
import type { Trade } from '../../../../families/x-data-grid/data/commodities';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createSource } from '../../../../families/x-data-grid/data/source';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 150,
    renderCell: ({ aggregation, formattedValue }) =>
      aggregation?.hasCellUnit === false
        ? `about ${formattedValue}`
        : String(formattedValue ?? ''),
  },
];
const source = createSource(makeTrades(500), { columns: tradeColumns });

const average: GridAggregationFunctionDataSource = {
  label: 'average',
  columnTypes: ['number'],
  hasCellUnit: false,
};
const aggregationFunctions = { avg: average };

export default function ServerAggregationLabels() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades with averages"
        columns={columns}
        dataSource={source}
        aggregationFunctions={aggregationFunctions}
        pagination
        initialState={{
          aggregation: { model: { quantity: 'avg' } },
          pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
        }}
        pageSizeOptions={[25, 50]}
        density="compact"
      />
    </div>
  );
}
