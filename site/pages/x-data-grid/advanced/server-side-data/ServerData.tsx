import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createSource } from '../../../../families/x-data-grid/data/source';
import type { SourceRequest } from '../../../../families/x-data-grid/data/source';

const films = makeFilms(256);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'rating'].includes(field),
);

export default function ServerData() {
  const [request, setRequest] = React.useState<SourceRequest>();
  const source = React.useMemo(
    () => createSource(films, { columns: filmColumns, log: setRequest }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Films"
          columns={columns}
          dataSource={source}
          initialState={{
            pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
          }}
          pageSizeOptions={[10, 20]}
          density="compact"
        />
      </div>
      <Box
        component="code"
        role="status"
        tabIndex={0}
        sx={{
          height: 112,
          overflow: 'auto',
          typography: 'body2',
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
        }}
      >
        Request {request?.number}: {JSON.stringify(request?.params)}
      </Box>
    </Stack>
  );
}
