import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

export default function ColumnResizeEvents() {
  const [live, setLive] = useState('');
  const [saved, setSaved] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 220 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          onColumnResize={({ colDef, width }) =>
            setLive(`${colDef.field}: ${Math.round(width)} px`)
          }
          onColumnWidthChange={({ colDef, width }) =>
            setSaved(`${colDef.field}: ${Math.round(width)} px`)
          }
          hideFooter
        />
      </div>
      <Box role="status" sx={{ pt: 1, typography: 'body2' }}>
        While dragging: {live || 'none'}. Saved: {saved || 'none'}.
      </Box>
    </Box>
  );
}
