import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createServer } from '../../../../families/x-data-grid/data/server';

// Answers like a server. Yours calls fetch() in getRows.
const source = createServer(makeFilms(256));

export default function FilmsFromServer() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        columns={filmColumns}
        dataSource={source}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
        }}
        pageSizeOptions={[10, 20, 50]}
      />
    </div>
  );
}
