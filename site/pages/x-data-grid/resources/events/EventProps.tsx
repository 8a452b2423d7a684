import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function EventProps() {
  const [message, setMessage] = useState('Click or double-click a row.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          hideFooter
          onRowClick={({ id }) => setMessage(`Order ${id} clicked`)}
          onRowDoubleClick={({ id }) => setMessage(`Order ${id} opened`)}
          onColumnHeaderClick={({ field }) => setMessage(`${field} clicked`)}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
