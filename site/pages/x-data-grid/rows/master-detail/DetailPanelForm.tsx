import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiContext } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(50);

function OrderForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const [customer, setCustomer] = useState(order.customer);
  const [status, setStatus] = useState(order.status);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{ ...order, customer, status }]);
    apiRef.current.toggleDetailPanel(order.id);
    apiRef.current.setCellFocus(order.id, 'customer');
  };

  return (
    <Stack
      component="form"
      direction="row"
      spacing={2}
      useFlexGap
      onSubmit={save}
      sx={{ p: 2, flexWrap: 'wrap', alignItems: 'center', maxWidth: 640 }}
    >
      <TextField
        label="Customer"
        size="small"
        value={customer}
        onChange={(event) => setCustomer(event.target.value)}
      />
      <TextField
        label="Status"
        select
        size="small"
        value={status}
        onChange={(event) => setStatus(event.target.value)}
        sx={{ minWidth: 140 }}
      >
        {orderStatuses.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Stack>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderForm order={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelForm() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a form"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </div>
  );
}
