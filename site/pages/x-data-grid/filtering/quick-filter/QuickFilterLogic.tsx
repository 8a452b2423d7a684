import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    valueFormatter: (value: number) => String(value),
    // "1990s" finds the decade, and "199" what begins with it.
    getApplyQuickFilterFn: (input: string) => {
      const start = /^(\d{3})0s$/.exec(input)?.[1] ?? input;
      return (value: number) => String(value).startsWith(start);
    },
  },
  // Not searched at all.
  {
    field: 'director',
    headerName: 'Director',
    width: 160,
    getApplyQuickFilterFn: () => null,
  },
];

export default function QuickFilterLogic() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Films"
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['1990s'] } },
        }}
        hideFooter
      />
    </div>
  );
}
