import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GridDataSourceCacheDefault } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createServer } from '../../../../families/x-data-grid/data/server';

const films = makeFilms(100);
const tenSeconds = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function ServerDataCacheTtl() {
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () =>
      createServer(films, {
        log: ({ number }) => setRequests(number),
      }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Films"
          columns={filmColumns}
          dataSource={source}
          dataSourceCache={tenSeconds}
          initialState={{
            pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
          }}
          pageSizeOptions={[10]}
          density="compact"
        />
      </div>
    </Stack>
  );
}
