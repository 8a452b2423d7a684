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
        getCellClassName={(params) =>
          params.colDef.type === 'number' ? 'figure' : ''
        }
        sx={{
          '& .figure': { fontFamily: 'monospace', bgcolor: 'action.hover' },
        }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
