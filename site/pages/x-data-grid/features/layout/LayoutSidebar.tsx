import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function LayoutSidebar() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: '120px minmax(0, 1fr)',
        },
        gap: 2,
        width: '100%',
      }}
    >
      <Box sx={{ bgcolor: 'action.hover', borderRadius: 1, p: 2 }}>Filters</Box>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
