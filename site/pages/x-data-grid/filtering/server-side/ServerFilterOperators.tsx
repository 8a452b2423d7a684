import { getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';
import { createServer } from '../../../../families/x-data-grid/data/server';

// What this server can do with text.
const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'startsWith'].includes(value),
);

const columns: GridColDef<Film>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 170,
    filterOperators: textOperators,
  },
  {
    field: 'director',
    headerName: 'Director',
    width: 170,
    filterOperators: textOperators,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', filterable: false },
];

const source = createServer(makeFilms(200));

export default function ServerFilterOperators() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Films"
        columns={columns}
        dataSource={source}
        initialState={{
          pagination: {
            paginationModel: { page: 0, pageSize: 25 },
            rowCount: 0,
          },
        }}
      />
    </div>
  );
}
