import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(20);

export default function GridNamedByLabel() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid label="Films" showToolbar rows={rows} columns={filmColumns} />
    </div>
  );
}
