import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);

export default function GridFillsParent() {
  return (
    <Box
      sx={{
        width: '100%',
        height: 360,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ p: 1.5, typography: 'subtitle1' }}>Films</Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Films" rows={rows} columns={filmColumns} />
      </Box>
    </Box>
  );
}
