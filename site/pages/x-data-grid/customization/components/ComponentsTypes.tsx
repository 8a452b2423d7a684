import Typography from '@mui/material/Typography';
import { GridFooter } from '@mui/x-data-grid';
import type { GridSlotProps } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    syncedWith?: string;
  }
}

const rows = makeOrders(120);

function SyncFooter({ syncedWith, ...props }: GridSlotProps['footer']) {
  return (
    <div>
      <Typography
        variant="body2"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        Synced with {syncedWith}
      </Typography>
      <GridFooter {...props} />
    </div>
  );
}

export default function ComponentsTypes() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ footer: SyncFooter }}
        slotProps={{ footer: { syncedWith: 'the Porto warehouse' } }}
        aria-label="Orders"
      />
    </div>
  );
}
