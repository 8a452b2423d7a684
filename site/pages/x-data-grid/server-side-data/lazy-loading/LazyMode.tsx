import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createServer } from '../../../../families/x-data-grid/data/server';

const server = createServer(makeTrades(500));

const source: GridDataSource = {
  async getRows(params) {
    const { rows } = await server.getRows(params);
    return { rows };
  },
};

export default function LazyMode() {
  const [rowCount, setRowCount] = React.useState(-1);
  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row count"
        value={rowCount}
        onChange={(_, value: number | null) =>
          value !== null && setRowCount(value)
        }
      >
        <ToggleButton value={-1}>Unknown</ToggleButton>
        <ToggleButton value={500}>500 rows</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          aria-label="Trades"
          columns={tradeColumns}
          dataSource={source}
          lazyLoading
          rowCount={rowCount}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          density="compact"
          hideFooterRowCount
        />
      </div>
    </Stack>
  );
}
