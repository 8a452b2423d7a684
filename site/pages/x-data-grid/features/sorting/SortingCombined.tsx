import {
  gridNumberComparator,
  gridStringOrNumberComparator,
} from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);

type Release = Pick<Film, 'studio' | 'year'>;

const byStudioThenYear: GridComparatorFn<Release> = (a, b, cellA, cellB) =>
  gridStringOrNumberComparator(a.studio, b.studio, cellA, cellB) ||
  gridNumberComparator(a.year, b.year, cellA, cellB);

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  {
    field: 'release',
    headerName: 'Release',
    width: 200,
    valueGetter: (_, row): Release => ({ studio: row.studio, year: row.year }),
    valueFormatter: (value: Release) => `${value.studio}, ${value.year}`,
    sortComparator: byStudioThenYear,
  },
];

export default function SortingCombined() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films by studio and year"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'release', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
