import Rating from '@mui/material/Rating';
import type {
  GridColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

function renderRating({
  value,
  formattedValue,
  aggregation,
}: GridRenderCellParams<Film, number>) {
  if (value === undefined || aggregation?.hasCellUnit === false) {
    return formattedValue;
  }
  return aggregation ? (
    <strong>{value.toFixed(2)}</strong>
  ) : (
    <Rating readOnly size="small" max={5} precision={0.5} value={value / 2} />
  );
}

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 160,
    display: 'flex',
    renderCell: renderRating,
  },
];

export default function AggregationRenderCell() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPremium
        aria-label="Films with stars"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { rating: 'avg' } } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
