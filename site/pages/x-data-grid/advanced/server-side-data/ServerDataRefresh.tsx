import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GRID_ROOT_GROUP_ID, useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createServer } from '../../../../families/x-data-grid/data/server';

const films = makeFilms(100);

export default function ServerDataRefresh() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () =>
      createServer(films, {
        log: ({ number }) => setRequests(number),
      }),
    [],
  );
  const refresh = () =>
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, {
      skipCache: true,
    });
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => void refresh()}>
          Refresh
        </Button>
        <Typography variant="body2" role="status">
          Requests: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Films"
          columns={filmColumns}
          dataSource={source}
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
