import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  formatMillions,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);
const columns: GridColDef<Film>[] = [
  ...filmColumns,
  {
    field: 'averageGross',
    headerName: 'Average gross',
    type: 'number',
    width: 140,
    valueGetter: (_, film) => film.gross,
    valueFormatter: formatMillions,
  },
];

export default function PivotingSameField() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Total and average gross"
        rows={rows}
        columns={columns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'studio' }],
              columns: [{ field: 'genre', sort: 'asc' }],
              values: [
                { field: 'gross', aggFunc: 'sum' },
                { field: 'averageGross', aggFunc: 'avg' },
              ],
            },
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
