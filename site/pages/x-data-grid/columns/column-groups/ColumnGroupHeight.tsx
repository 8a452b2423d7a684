import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColumnGroupingModel } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const groups: GridColumnGroupingModel = [
  {
    groupId: 'Production',
    children: [{ field: 'director' }, { field: 'studio' }, { field: 'genre' }],
  },
];

export default function ColumnGroupHeight() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        columnGroupingModel={groups}
        columnHeaderHeight={48}
        columnGroupHeaderHeight={32}
        hideFooter
      />
    </div>
  );
}
