import { useState } from 'react';
import type { MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';

const orders = makeOrders(100);

export default function RowContextMenu() {
  const [rows, setRows] = useState(orders);
  const [menu, setMenu] = useState({ id: 0, left: 0, top: 0 });
  const [open, setOpen] = useState(false);

  const handleContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setMenu({
      id: Number(event.currentTarget.dataset.id),
      left: event.clientX,
      top: event.clientY,
    });
    setOpen(true);
  };

  const remove = () => {
    setRows((all) => all.filter((row) => row.id !== menu.id));
    setOpen(false);
  };

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a context menu"
        rows={rows}
        columns={orderColumns}
        slotProps={{ row: { onContextMenu: handleContextMenu } }}
        hideFooter
      />
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={menu}
      >
        <MenuItem onClick={() => setOpen(false)}>Open</MenuItem>
        <MenuItem onClick={remove}>Delete</MenuItem>
      </Menu>
    </div>
  );
}
