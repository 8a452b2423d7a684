import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createServer } from '../../../../families/x-data-grid/data/server';

const rows = makeFilms(200);

export default function ServerFilterDebounce() {
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () =>
      createServer(rows, {
        log: ({ number }) => setRequests(number),
      }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          showToolbar
          label="Films"
          columns={filmColumns}
          dataSource={source}
          filterDebounceMs={800}
          initialState={{
            filter: {
              filterModel: { items: [], quickFilterValues: ['harbor'] },
            },
            pagination: {
              paginationModel: { page: 0, pageSize: 25 },
              rowCount: 0,
            },
          }}
        />
      </div>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
    </Stack>
  );
}
