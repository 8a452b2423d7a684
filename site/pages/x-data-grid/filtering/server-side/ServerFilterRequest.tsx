import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { GridDataSource, GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createServer } from '../../../../families/x-data-grid/data/server';

const server = createServer(makeFilms(200));

export default function ServerFilterRequest() {
  const [filter, setFilter] = React.useState<GridFilterModel>();
  const source = React.useMemo<GridDataSource>(
    () => ({
      async getRows(params) {
        setFilter(params.filterModel);
        return server.getRows(params); // Yours calls fetch().
      },
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
          initialState={{
            filter: {
              filterModel: {
                items: [
                  { field: 'title', operator: 'contains', value: 'river' },
                ],
              },
            },
            pagination: {
              paginationModel: { page: 0, pageSize: 25 },
              rowCount: 0,
            },
          }}
        />
      </div>
      <Box
        component="pre"
        role="status"
        sx={{
          m: 0,
          minHeight: 180,
          typography: 'body2',
          fontFamily: 'monospace',
          whiteSpace: 'pre-wrap',
        }}
      >
        {JSON.stringify(filter, null, 1)}
      </Box>
    </Stack>
  );
}
