import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(50);

export default function OverlayReload() {
  const [rows, setRows] = React.useState<typeof orders>([]);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setRows(orders);
      setLoading(false);
    }, 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => setLoading(true)}
          loading={loading}
        >
          {rows.length === 0 ? 'Load' : 'Reload'}
        </Button>
        <Button onClick={() => setRows([])} disabled={loading}>
          Empty
        </Button>
      </Stack>
      <div style={{ height: 260 }}>
        <DataGrid
          rows={rows}
          columns={orderColumns}
          loading={loading}
          slotProps={{
            loadingOverlay: {
              variant: 'linear-progress',
              noRowsVariant: 'skeleton',
            },
          }}
          aria-label="Orders"
          hideFooter
        />
      </div>
    </Stack>
  );
}
