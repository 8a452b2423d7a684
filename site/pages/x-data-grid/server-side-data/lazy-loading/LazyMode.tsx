import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createSource } from '../../../../families/x-data-grid/data/source';

const source = createSource(makeTrades(500), {
  columns: tradeColumns,
  countRows: false,
});

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
