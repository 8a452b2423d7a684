import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

export default function MultiFiltersNoButtons() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        showToolbar
        label="Films"
        rows={rows}
        columns={filmColumns}
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
          },
        }}
        hideFooter
      />
    </div>
  );
}
