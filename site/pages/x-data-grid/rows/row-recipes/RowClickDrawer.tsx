import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridCellParams, GridRowParams } from '@mui/x-data-grid';
import {
  formatDay,
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(100);

export default function RowClickDrawer() {
  const [order, setOrder] = useState<Order | null>(null);
  const [open, setOpen] = useState(false);

  const show = (row: Order) => {
    setOrder(row);
    setOpen(true);
  };

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, details on click"
        rows={rows}
        columns={orderColumns}
        onRowClick={({ row }: GridRowParams<Order>) => show(row)}
        onCellKeyDown={({ row }: GridCellParams<Order>, event) => {
          if (event.key === 'Enter') show(row);
        }}
        disableRowSelectionOnClick
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        hideFooter
      />
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': 'order-title',
            sx: { width: 280, p: 3, gap: 1 },
          },
        }}
      >
        <Typography id="order-title" variant="h6" component="p">
          {order?.number}
        </Typography>
        <Typography>{order?.customer}</Typography>
        <Typography>
          {order?.quantity} × {order?.product}
        </Typography>
        <Typography>Ordered {formatDay(order?.orderedOn)}</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </div>
  );
}
