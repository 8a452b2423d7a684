import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const localeText = {
  toolbarPivot: 'Report',
  pivotToggleLabel: 'Report',
  pivotDragToRows: 'Drop a field to group by it',
  pivotDragToColumns: 'Drop a field to compare its values',
  pivotDragToValues: 'Drop a field to calculate',
};

export default function PivotPanelTexts() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        localeText={localeText}
        showToolbar
        label="Orders"
        sx={{
          '& .MuiDataGrid-pivotPanelHeader': { bgcolor: 'action.hover' },
          '& .MuiDataGrid-pivotPanelField': { borderRadius: 1 },
        }}
        hideFooter
      />
    </div>
  );
}
