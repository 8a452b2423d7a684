import { GridSidebarValue } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

export default function PivotPanelOpen() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        initialState={{
          sidebar: { open: true, value: GridSidebarValue.Pivot },
        }}
        showToolbar
        label="Orders"
        hideFooter
      />
    </div>
  );
}
