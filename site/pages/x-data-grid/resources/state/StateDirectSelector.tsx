import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { gridSortModelSelector, useGridApiRef } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

export default function StateDirectSelector() {
  const apiRef = useGridApiRef();
  const [read, setRead] = useState('[]');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button
          onClick={() => setRead(JSON.stringify(gridSortModelSelector(apiRef)))}
        >
          Read the sort model
        </Button>
        <code role="status">{read}</code>
      </Stack>
      <div style={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
