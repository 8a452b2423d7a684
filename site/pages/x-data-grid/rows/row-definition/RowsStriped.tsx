import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowClassNameParams } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

const getRowClassName = ({
  indexRelativeToCurrentPage,
}: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd';

export default function RowsStriped() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films with stripes"
        density="compact"
        rows={rows}
        columns={filmColumns}
        getRowClassName={getRowClassName}
        sx={{
          '& .odd:not(:hover, .Mui-selected)': { bgcolor: 'action.hover' },
        }}
        hideFooter
      />
    </div>
  );
}
