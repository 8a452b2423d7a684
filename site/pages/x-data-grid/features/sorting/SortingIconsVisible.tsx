import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'rating'].includes(field),
);

export default function SortingIconsVisible() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={columns}
        sx={{
          '& .MuiDataGrid-columnHeader--sortable .MuiDataGrid-iconButtonContainer':
            {
              visibility: 'visible',
              width: 'auto',
            },
          '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton':
            { opacity: 0.7 },
        }}
        hideFooter
      />
    </div>
  );
}
