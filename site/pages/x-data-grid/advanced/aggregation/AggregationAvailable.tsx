import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    availableAggregationFunctions: ['avg', 'min', 'max'],
  },
];

export default function AggregationAvailable() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Film ratings"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { rating: 'avg' } } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
