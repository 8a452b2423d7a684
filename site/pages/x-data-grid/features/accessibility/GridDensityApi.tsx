import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);

export default function GridDensityApi() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setDensity('compact')}
        >
          More rows
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setDensity('comfortable')}
        >
          More space
        </Button>
      </Stack>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Films"
          apiRef={apiRef}
          rows={rows}
          columns={filmColumns}
          initialState={{ density: 'comfortable' }}
          hideFooter
        />
      </div>
    </Box>
  );
}
