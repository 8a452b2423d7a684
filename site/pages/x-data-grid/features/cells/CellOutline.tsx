import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { gridClasses } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function CellOutline() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: {
            outline: 'none',
          },
        }}
        hideFooter
      />
    </div>
  );
}
