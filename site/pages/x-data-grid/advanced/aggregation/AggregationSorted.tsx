import type { GridAggregationFunction } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const first: GridAggregationFunction<string> = {
  apply: ({ values }) => values[0],
  label: 'first',
  columnTypes: ['string'],
  applySorting: true,
};
const aggregationFunctions = { first };

const rows = makeFilms(120);

export default function AggregationSorted() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Films with the first title"
        rows={rows}
        columns={filmColumns}
        initialState={{
          sorting: { sortModel: [{ field: 'gross', sort: 'desc' }] },
          aggregation: { model: { title: 'first' } },
        }}
        aggregationFunctions={aggregationFunctions}
        density="compact"
        hideFooter
      />
    </div>
  );
}
