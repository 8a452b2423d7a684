import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function ColumnsPanelFooter() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slotProps={{
          columnsManagement: {
            disableShowHideToggle: true,
            disableResetButton: true,
          },
        }}
        label="Films"
        showToolbar
        hideFooter
      />
    </div>
  );
}
