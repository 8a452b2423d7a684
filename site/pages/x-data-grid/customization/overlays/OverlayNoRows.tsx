import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { GridOverlay } from '@mui/x-data-grid';
import type { GridSlotProps } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAddOrder?: () => void;
  }
}

const newOrders = makeOrders(1);

function EmptyOrders({ onAddOrder }: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay>
      <InboxIcon fontSize="large" color="action" />
      <Typography>No orders yet</Typography>
      <Button variant="contained" onClick={onAddOrder}>
        Add order
      </Button>
    </GridOverlay>
  );
}

export default function OverlayNoRows() {
  const [rows, setRows] = React.useState<typeof newOrders>([]);
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ noRowsOverlay: EmptyOrders }}
        slotProps={{ noRowsOverlay: { onAddOrder: () => setRows(newOrders) } }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
