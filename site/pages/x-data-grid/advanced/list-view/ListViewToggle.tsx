import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridListViewColDef } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import type { Trade } from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);
const listViewColumn: GridListViewColDef<Trade> = {
  field: 'trade',
  renderCell: ({ row }) =>
    `${row.side} ${row.quantity.toLocaleString('en-US')} ${row.unit} of ${row.commodity.toLowerCase()}`,
};

export default function ListViewToggle() {
  const [view, setView] = useState<'list' | 'table'>('list');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="View"
        size="small"
        value={view}
        onChange={(_, value: typeof view | null) => value && setView(value)}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 340, width: '100%' }}>
        <DataGridPro
          label="Trades"
          rows={rows}
          columns={tradeColumns}
          listView={view === 'list'}
          listViewColumn={listViewColumn}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25]}
          showToolbar
          density="compact"
        />
      </div>
    </Stack>
  );
}
