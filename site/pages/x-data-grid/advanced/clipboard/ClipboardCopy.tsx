import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(30);

export default function ClipboardCopy() {
  const [copied, setCopied] = useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" noWrap>
        {copied ? `Copied: ${copied}` : 'Click a cell and press Ctrl+C'}
      </Typography>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          onClipboardCopy={setCopied}
          disableRowSelectionOnClick
          checkboxSelection
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
