import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function CellEvents() {
  const [log, setLog] = useState('none');
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 220 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          onCellClick={({ field, id }) =>
            setLog(`click on ${field} of row ${id}`)
          }
          onCellDoubleClick={({ formattedValue }) =>
            setLog(`double-click on ${String(formattedValue)}`)
          }
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') setLog(`Enter on ${params.field}`);
          }}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ pt: 1, typography: 'body2' }}>
        Last event: {log}
      </Box>
    </Box>
  );
}
