import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridEventListener } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

export default function EventKeyboardShortcut() {
  const [orders, setOrders] = useState<Order[]>(() => makeOrders(100));
  const [message, setMessage] = useState('Press Delete on a row.');

  const handleKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key !== 'Delete') return;
    event.preventDefault();
    setOrders((before) => before.filter(({ id }) => id !== params.id));
    setMessage(`Order ${params.id} deleted`);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={orderColumns}
          onCellKeyDown={handleKeyDown}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
