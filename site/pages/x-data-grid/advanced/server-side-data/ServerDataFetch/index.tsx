import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GridDataSourceCacheDefault, useGridApiRef } from '@mui/x-data-grid';
import type {
  GridDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { filmColumns } from '../../../../../families/x-data-grid/data/films';
import { fetch } from './filmServer'; // Remove this line to call your server.

const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'year', 'rating'].includes(field),
);
const cache = new GridDataSourceCacheDefault({ ttl: 60_000 });

function urlOf({ paginationModel, sortModel, filterModel }: GridGetRowsParams) {
  const query = new URLSearchParams();
  if (paginationModel) {
    query.set('page', String(paginationModel.page));
    query.set('pageSize', String(paginationModel.pageSize));
  }
  for (const { field, sort } of sortModel) {
    query.append('sort', `${field}.${sort}`);
  }
  if (filterModel.items.length > 0) {
    const filters = filterModel.items.map(({ field, operator, value }) => ({
      field,
      operator,
      value: value as unknown,
    }));
    query.set('filter', JSON.stringify(filters));
  }
  return `/api/films?${query.toString()}`;
}

export default function ServerDataFetch() {
  const apiRef = useGridApiRef();
  const [url, setUrl] = React.useState('');
  const [error, setError] = React.useState('');
  const source = React.useMemo<GridDataSource>(
    () => ({
      async getRows(params) {
        setUrl(urlOf(params));
        const response = await fetch(urlOf(params));
        if (!response.ok) {
          throw new Error(`The server answered ${response.status}.`);
        }
        return (await response.json()) as GridGetRowsResponse;
      },
    }),
    [],
  );
  const clear = () => setError('');
  const retry = () => {
    clear();
    void apiRef.current?.dataSource.fetchRows();
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Films"
          columns={columns}
          dataSource={source}
          dataSourceCache={cache}
          onDataSourceError={({ message }) => setError(message)}
          onPaginationModelChange={clear}
          onSortModelChange={clear}
          onFilterModelChange={clear}
          initialState={{
            pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
            sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
          }}
          pageSizeOptions={[10, 20]}
          density="compact"
        />
      </div>
      {error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          {error}
        </Alert>
      ) : (
        <Typography
          component="code"
          variant="body2"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          GET {decodeURIComponent(url)}
        </Typography>
      )}
    </Stack>
  );
}
