import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, number: 'SO-10001', customer: 'Ada Kim', quantity: 4, price: 48 },
  {
    id: 2,
    number: 'SO-10002',
    customer: 'Noah Weber',
    quantity: 2,
    price: 310,
  },
  {
    id: 3,
    number: 'SO-10003',
    customer: 'Rosa Silva',
    quantity: 12,
    price: 85,
  },
];
type Order = (typeof rows)[number];

const basicColumns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];
const priceColumns: GridColDef<Order>[] = [
  ...basicColumns,
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'price', headerName: 'Unit price', type: 'number', width: 110 },
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
      <div style={{ height: 214 }}>
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
