import { useEffect, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { fetchLines } from './lines';
import type { OrderLine } from './lines';

const rows = makeOrders(50);
const cache = new Map<number, OrderLine[]>();

function LazyLines({ order }: { order: Order }) {
  const [lines, setLines] = useState(cache.get(order.id));

  useEffect(() => {
    if (cache.has(order.id)) return undefined;
    let active = true;
    void fetchLines(order).then((answer) => {
      cache.set(order.id, answer);
      if (active) setLines(answer);
    });
    return () => {
      active = false;
    };
  }, [order]);

  if (!lines) {
    return (
      <Stack
        spacing={1}
        role="status"
        aria-label="Loading items"
        sx={{ px: 3, py: 2 }}
      >
        <Skeleton width={220} />
        <Skeleton width={180} />
      </Stack>
    );
  }
  return (
    <List dense aria-label={`Items of ${order.number}`} sx={{ px: 1 }}>
      {lines.map((line) => (
        <ListItem key={line.id}>
          <ListItemText primary={`${line.quantity} × ${line.product}`} />
        </ListItem>
      ))}
    </List>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <LazyLines order={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelLazy() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with items that load on demand"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
