import { GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const median: GridAggregationFunction<number> = {
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => value !== undefined)
      .sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  },
  label: 'median',
  columnTypes: ['number'],
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

const rows = makeFilms(121);

export default function AggregationCustomFunction() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPremium
        aria-label="Films with medians"
        rows={rows}
        columns={filmColumns}
        initialState={{
          columns: {
            columnVisibilityModel: { director: false, studio: false },
          },
          aggregation: { model: { gross: 'median', rating: 'median' } },
        }}
        aggregationFunctions={aggregationFunctions}
        density="compact"
        hideFooter
      />
    </div>
  );
}
