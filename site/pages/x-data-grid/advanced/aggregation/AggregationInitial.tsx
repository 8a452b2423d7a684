import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

export default function AggregationInitial() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Films with totals"
        rows={rows}
        columns={filmColumns}
        initialState={{
          columns: {
            columnVisibilityModel: { director: false, studio: false },
          },
          aggregation: { model: { gross: 'sum', rating: 'avg', year: 'max' } },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
