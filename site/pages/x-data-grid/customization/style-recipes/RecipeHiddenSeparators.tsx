import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function RecipeHiddenSeparators() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        sx={{
          '& .MuiDataGrid-columnSeparator': { opacity: 0 },
          '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': {
            opacity: 1,
          },
          '& .MuiDataGrid-columnSeparator--resizing': { opacity: 1 },
        }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
