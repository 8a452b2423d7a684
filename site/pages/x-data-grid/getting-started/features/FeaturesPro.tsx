import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  formatMillions,
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);

const renderDetails = ({ row }: GridRowParams<Film>) => (
  <Box sx={{ p: 2 }}>
    {row.minutes} minutes, {formatMillions(row.gross)} worldwide
  </Box>
);
const heightOfDetails = () => 60;

export default function FeaturesPro() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        getDetailPanelContent={renderDetails}
        getDetailPanelHeight={heightOfDetails}
        headerFilters
        initialState={{
          pinnedColumns: { left: ['__detail_panel_toggle__', 'title'] },
          sorting: {
            sortModel: [
              { field: 'genre', sort: 'asc' },
              { field: 'rating', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
