import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);
const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  {
    field: 'year',
    headerName: 'Year',
    width: 120,
    groupingValueGetter: (value: number) => `${Math.floor(value / 10) * 10}s`,
  },
  { field: 'studio', headerName: 'Studio', width: 160 },
];

export default function RowGroupingValueGetter() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Films by decade"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['year'] } }}
        groupingColDef={{ headerName: 'Decade' }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
