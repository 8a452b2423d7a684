import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Tooltip from '@mui/material/Tooltip';
import {
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(300);

function OrderToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <Tooltip title="Pivot">
        <PivotPanelTrigger render={<ToolbarButton />}>
          <PivotTableChartIcon fontSize="small" />
        </PivotPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

export default function PivotPanelBasic() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: OrderToolbar }}
        showToolbar
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'country' }],
              columns: [{ field: 'status' }],
              values: [{ field: 'quantity', aggFunc: 'sum' }],
            },
          },
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
