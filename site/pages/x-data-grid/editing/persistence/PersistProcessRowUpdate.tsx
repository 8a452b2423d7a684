import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

// Stands in for a request.
function saveOrder(order: Order): Promise<Order> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(order), 600);
  });
}

const rows = makeOrders(100);

export default function PersistProcessRowUpdate() {
  const [message, setMessage] = useState('Edit a customer or a quantity.');

  const processRowUpdate = async (newRow: Order) => {
    setMessage(`Saving ${newRow.number}…`);
    const saved = await saveOrder(newRow);
    setMessage(`${saved.number} is saved.`);
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 250, width: '100%' }}>
        <DataGrid
          aria-label="Orders saved to a server"
          rows={rows}
          columns={editableColumns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
