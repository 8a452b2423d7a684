import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function StyleAllCells() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        getCellClassName={({ field }) => (field === 'director' ? 'mark' : '')}
        sx={{ '& .mark': { fontWeight: 700, bgcolor: 'action.selected' } }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
