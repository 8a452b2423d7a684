import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import {
  allOrderColumns,
  makeOrders,
} from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(60);

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
          columns={allOrderColumns}
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
