import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

// Each second request fails.
const source = createGroupServer(makeTrades(200), {
  fail: ({ number }) =>
    number % 2 === 0 ? 'The group could not be loaded.' : undefined,
});
const columns = tradeColumns.filter(({ field }) =>
  ['group', 'commodity', 'quantity', 'price'].includes(field),
);

export default function ServerGroupsErrors() {
  const [problem, setProblem] = React.useState<string>();
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {problem === undefined ? (
        <Alert severity="info">
          Expand a group. Each second request fails.
        </Alert>
      ) : (
        <Alert severity="error" onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      <div style={{ height: 300 }}>
        <DataGridPremium
          aria-label="Trades by group"
          columns={columns}
          dataSource={source}
          onDataSourceError={(error) => setProblem(error.message)}
          initialState={{
            rowGrouping: { model: ['group'] },
            columns: { columnVisibilityModel: { group: false } },
          }}
          density="compact"
        />
      </div>
    </Stack>
  );
}
