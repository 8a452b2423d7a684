import Typography from '@mui/material/Typography';
import { GridOverlay } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

function EmptyPivot() {
  return (
    <GridOverlay>
      <Typography>Choose rows and values to compare orders</Typography>
    </GridOverlay>
  );
}

export default function OverlayEmptyPivot() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: { rows: [], columns: [], values: [] },
          },
        }}
        slots={{ emptyPivotOverlay: EmptyPivot }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
