import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { GridDataSource } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createServer } from '../../../../families/x-data-grid/data/server';

const server = createServer(makeFilms(256));
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'rating'].includes(field),
);

export default function ServerData() {
  const [request, setRequest] = React.useState('');
  const source = React.useMemo<GridDataSource>(
    () => ({
      async getRows({ start, end, sortModel, filterModel }) {
        const body = { start, end, sortModel, filterModel };
        setRequest(JSON.stringify(body));
        // With your server:
        // const response = await fetch('/api/films', {
        //   method: 'POST',
        //   body: JSON.stringify(body),
        // });
        // return response.json();
        return server.getRows(body);
      },
    }),
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
          height: 80,
          overflow: 'auto',
          typography: 'body2',
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
        }}
      >
        Request: {request}
      </Box>
    </Stack>
  );
}
