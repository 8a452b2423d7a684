import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    editable: true,
    width: 110,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    editable: true,
    width: 130,
  },
];

export default function OrdersEditable() {
  const [message, setMessage] = useState('Double-click a quantity');

  const save = (order: Order, before: Order) => {
    if (order.quantity < 1) {
      setMessage('A quantity is 1 or more');
      return before;
    }
    setMessage(`${order.number} saved`);
    return order;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          hideFooter
        />
      </div>
      <Box component="p" role="status" sx={{ m: 0, pt: 1 }}>
        {message}
      </Box>
    </Box>
  );
}
