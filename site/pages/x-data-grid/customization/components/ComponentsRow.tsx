import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ComponentsRow() {
  const [menu, setMenu] = React.useState<{
    id: string;
    left: number;
    top: number;
  } | null>(null);
  const close = () => setMenu(null);

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slotProps={{
          row: {
            onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
              event.preventDefault();
              const id = event.currentTarget.dataset.id ?? '';
              setMenu({ id, left: event.clientX, top: event.clientY });
            },
            style: { cursor: 'context-menu' },
          },
        }}
        aria-label="Orders"
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={close}>Open order {menu?.id}</MenuItem>
        <MenuItem onClick={close}>Duplicate</MenuItem>
      </Menu>
    </div>
  );
}
