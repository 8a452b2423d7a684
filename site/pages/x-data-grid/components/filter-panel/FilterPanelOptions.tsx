import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

export default function FilterPanelOptions() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        showToolbar
        label="Films"
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              deleteIconProps: { sx: { display: 'none' } },
              filterColumns: ({ columns }) =>
                columns
                  .map(({ field }) => field)
                  .filter((field) => field !== 'gross'),
              valueInputProps: { sx: { width: 240 } },
            },
            sx: { maxWidth: '90vw' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
