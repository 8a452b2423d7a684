import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ColumnMenuApi() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.showColumnMenu('customer')}>
        Open menu of Customer
      </Button>
      <Box component="span" role="status" sx={{ px: 1, typography: 'body2' }}>
        {open ? 'The menu is open' : 'The menu is closed'}
      </Box>
      <div style={{ height: 220 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          onMenuOpen={() => setOpen(true)}
          onMenuClose={() => setOpen(false)}
          hideFooter
        />
      </div>
    </Box>
  );
}
