import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const all = makeOrders(20);

export default function LayoutMinMaxHeight() {
  const [count, setCount] = useState(3);
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <Button onClick={() => setCount(Math.max(0, count - 1))}>
        Remove order
      </Button>
      <Button onClick={() => setCount(Math.min(20, count + 1))}>
        Add order
      </Button>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 200,
          maxHeight: 350,
        }}
      >
        <DataGrid
          aria-label="Orders"
          rows={all.slice(0, count)}
          columns={orderColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}
