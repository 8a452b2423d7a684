import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(40);

const basicColumns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];
const priceColumns: GridColDef<Order>[] = [
  ...basicColumns,
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'unitPrice', headerName: 'Unit price', type: 'number', width: 110 },
];

export default function ColumnsAdded() {
  const [prices, setPrices] = useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={prices} />}
        label="Prices"
        onChange={() => setPrices(!prices)}
      />
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={prices ? priceColumns : basicColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}
