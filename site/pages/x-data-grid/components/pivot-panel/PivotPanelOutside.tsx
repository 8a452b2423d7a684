import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { GridSidebarValue, useGridApiRef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

export default function PivotPanelOutside() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={() =>
          open
            ? apiRef.current?.hideSidebar()
            : apiRef.current?.showSidebar(GridSidebarValue.Pivot)
        }
      >
        {open ? 'Close pivot panel' : 'Open pivot panel'}
      </Button>
      <div style={{ height: 380, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          onSidebarOpen={() => setOpen(true)}
          onSidebarClose={() => setOpen(false)}
          aria-label="Orders"
          hideFooter
        />
      </div>
    </Stack>
  );
}
