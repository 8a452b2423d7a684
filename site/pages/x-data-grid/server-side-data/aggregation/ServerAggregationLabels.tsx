import type {
  GridAggregationFunctionDataSource,
  GridColDef,
} from '@mui/x-data-grid-premium';
import type { Trade } from '../../../../families/x-data-grid/data/commodities';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeTrades } from '../../../../families/x-data-grid/data/commodities';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

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
const source = createGroupServer(makeTrades(500));

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
