import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);

const getPivotDerivedColumns: DataGridPremiumProps<Film>['getPivotDerivedColumns'] =
  (column) =>
    column.field === 'year'
      ? [
          {
            field: 'year-decade',
            headerName: 'Decade',
            valueGetter: (_, film: Film) =>
              `${Math.floor(film.year / 10) * 10}s`,
          },
        ]
      : undefined;

export default function PivotingDerivedColumns() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Films by genre and decade"
        rows={rows}
        columns={filmColumns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'genre' }],
              columns: [{ field: 'year-decade', sort: 'asc' }],
              values: [{ field: 'title', aggFunc: 'size' }],
            },
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
