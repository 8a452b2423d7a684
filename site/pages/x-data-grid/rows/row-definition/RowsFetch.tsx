import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

// Stands in for a request.
function fetchOrders(seed: number): Promise<Order[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(makeOrders(40, seed)), 1200);
  });
}

export default function RowsFetch() {
  const [seed, setSeed] = useState(1);
  const [answer, setAnswer] = useState<{ seed: number; rows: Order[] }>();

  useEffect(() => {
    let active = true;
    void fetchOrders(seed).then((rows) => {
      if (active) setAnswer({ seed, rows });
    });
    return () => {
      active = false;
    };
  }, [seed]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => setSeed((before) => before + 1)}>Next shop</Button>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders from a server"
          rows={answer?.rows}
          columns={orderColumns}
          loading={answer?.seed !== seed}
          slotProps={{
            loadingOverlay: {
              variant: 'linear-progress',
              noRowsVariant: 'skeleton',
            },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
