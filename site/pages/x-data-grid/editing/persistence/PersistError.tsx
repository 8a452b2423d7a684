import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

// Stands in for a server that checks what it gets.
function saveOrder(order: Order): Promise<Order> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (order.quantity > 20)
        reject(new Error('The shop has no more than 20 pieces.'));
      else resolve(order);
    }, 500);
  });
}

const rows = makeOrders(100);

export default function PersistError() {
  const [error, setError] = useState('');

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, at most 20 pieces"
        rows={rows}
        columns={editableColumns}
        processRowUpdate={(newRow: Order) => saveOrder(newRow)}
        onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
        hideFooter
      />
      <Snackbar
        open={error !== ''}
        autoHideDuration={6000}
        onClose={() => setError('')}
      >
        <Alert severity="error" onClose={() => setError('')}>
          {error}
        </Alert>
      </Snackbar>
    </div>
  );
}
