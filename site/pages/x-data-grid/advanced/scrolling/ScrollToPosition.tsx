import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

export default function ScrollToPosition() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.scroll({ top: 0, left: 0 })}>
          To the top
        </Button>
        <Button onClick={() => apiRef.current?.scroll({ top: 1800 })}>
          Half way
        </Button>
        <Button onClick={() => apiRef.current?.scroll({ top: 100 * 36 })}>
          To the end
        </Button>
      </Stack>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          aria-label="Films"
          apiRef={apiRef}
          rows={rows}
          columns={filmColumns}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
