import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const withoutTitle = (columns: GridColDef[]) =>
  columns.map(({ field }) => field).filter((field) => field !== 'title');

export default function ColumnsPanelList() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slotProps={{
          columnsManagement: {
            getTogglableColumns: withoutTitle,
            sort: 'asc',
          },
        }}
        label="Films"
        showToolbar
        hideFooter
      />
    </div>
  );
}
