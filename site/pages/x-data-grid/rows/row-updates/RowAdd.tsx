import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(60);

export default function RowAdd() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(() => orders.slice(0, 20));
  const [newId, setNewId] = useState<number | null>(null);

  const add = () => {
    const order = orders[rows.length];
    if (!order) return;
    setRows([...rows, order]);
    setNewId(order.id);
  };

  useEffect(() => {
    if (newId === null) return;
    const timer = setTimeout(() => {
      const api = apiRef.current;
      const rowIndex = api?.getRowIndexRelativeToVisibleRows(newId);
      api?.scrollToIndexes({ rowIndex, colIndex: 0 });
      api?.setCellFocus(newId, 'number');
    });
    return () => clearTimeout(timer);
  }, [apiRef, newId]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={add} disabled={rows.length === orders.length}>
        Add order
      </Button>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders that grow"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
