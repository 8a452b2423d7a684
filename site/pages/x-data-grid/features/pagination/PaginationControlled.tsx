import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

export default function PaginationControlled() {
  const [paginationModel, setPaginationModel] =
    React.useState<GridPaginationModel>({
      page: 2,
      pageSize: 10,
    });
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[10, 25]}
          density="compact"
        />
      </div>
      <Box
        component="code"
        role="status"
        sx={{ typography: 'body2', fontFamily: 'monospace' }}
      >
        {JSON.stringify(paginationModel)}
      </Box>
    </Stack>
  );
}
