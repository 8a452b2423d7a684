import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ColumnHeaderEvents() {
  const [column, setColumn] = useState('none');
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 220 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          onColumnHeaderClick={(params, event) => {
            event.defaultMuiPrevented = true;
            setColumn(params.colDef.headerName ?? params.field);
          }}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ pt: 1, typography: 'body2' }}>
        Clicked column: {column}
      </Box>
    </Box>
  );
}
