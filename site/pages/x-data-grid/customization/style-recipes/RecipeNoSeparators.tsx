import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function RecipeNoSeparators() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        disableColumnResize
        sx={{ '& .MuiDataGrid-columnSeparator': { display: 'none' } }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
