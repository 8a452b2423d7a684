import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

// Stands in for a request.
function fetchOrders(page: number): Promise<Order[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(makeOrders(40 * page).slice(-40)), 1200);
  });
}

export default function RowsFetch() {
  const [page, setPage] = useState(1);
  const [answer, setAnswer] = useState<{ page: number; rows: Order[] }>();

  useEffect(() => {
    let active = true;
    void fetchOrders(page).then((rows) => {
      if (active) setAnswer({ page, rows });
    });
    return () => {
      active = false;
    };
  }, [page]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => setPage((before) => before + 1)}>
        Next 40 orders
      </Button>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders from a server"
          rows={answer?.rows}
          columns={orderColumns}
          loading={answer?.page !== page}
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
