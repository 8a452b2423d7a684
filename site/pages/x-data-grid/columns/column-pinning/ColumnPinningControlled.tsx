import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns = orderColumns.map((column) => ({
  ...column,
  flex: 0,
  width: 170,
}));

export default function ColumnPinningControlled() {
  const [pinned, setPinned] = useState<GridPinnedColumnFields>({
    left: ['number'],
  });
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGridPro
          aria-label="Orders"
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </div>
      <Box component="code" sx={{ display: 'block', pt: 1 }}>
        {JSON.stringify(pinned)}
      </Box>
    </Box>
  );
}
