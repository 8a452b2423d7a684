import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { createSource } from '../../../../families/x-data-grid/data/source';
import type { SourceRequest } from '../../../../families/x-data-grid/data/source';

const films = makeFilms(200);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'gross', 'rating'].includes(field),
);

const aggregationFunctions = {
  sum: { label: 'total', columnTypes: ['number'] },
  avg: { label: 'average', columnTypes: ['number'] },
};

export default function ServerAggregationRequest() {
  const [request, setRequest] = React.useState<SourceRequest>();
  const source = React.useMemo(
    () => createSource(films, { columns: filmColumns, log: setRequest }),
    [],
  );
  const params = request?.method === 'getRows' ? request.params : undefined;
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
        aggregationModel: {JSON.stringify(params?.aggregationModel)}
      </Box>
    </Stack>
  );
}
