import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns = orderColumns.map((column) => ({
  ...column,
  editable: column.field === 'quantity' || column.field === 'product',
}));

export default function GridKeyboard() {
  const [last, setLast] = useState('none yet');
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 280 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          checkboxSelection
          density="compact"
          onCellKeyDown={(params, event) =>
            setLast(`${event.key} in ${params.field} of row ${params.id}`)
          }
        />
      </div>
      <Box component="p" sx={{ m: 0, pt: 1 }}>
        Last key: {last}
      </Box>
    </Box>
  );
}
