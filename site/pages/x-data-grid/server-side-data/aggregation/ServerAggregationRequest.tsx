import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type {
  GridAggregationModel,
  GridDataSource,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

const server = createGroupServer(makeFilms(200));
const columns = filmColumns.filter(({ field }) =>
  ['title', 'gross', 'rating'].includes(field),
);

const aggregationFunctions = {
  sum: { label: 'total', columnTypes: ['number'] },
  avg: { label: 'average', columnTypes: ['number'] },
};

export default function ServerAggregationRequest() {
  const [model, setModel] = React.useState<GridAggregationModel>();
  const source = React.useMemo<GridDataSource>(
    () => ({
      ...server,
      getRows: async (params) => {
        setModel(params.aggregationModel);
        return server.getRows(params);
      },
    }),
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGridPremium
          aria-label="Films"
          columns={columns}
          dataSource={source}
          aggregationFunctions={aggregationFunctions}
          pagination
          initialState={{
            aggregation: { model: { gross: 'sum' } },
            pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
          }}
          pageSizeOptions={[25, 50]}
          density="compact"
        />
      </div>
      <Box
        component="code"
        role="status"
        sx={{ typography: 'body2', fontFamily: 'monospace' }}
      >
        aggregationModel: {JSON.stringify(model)}
      </Box>
    </Stack>
  );
}
