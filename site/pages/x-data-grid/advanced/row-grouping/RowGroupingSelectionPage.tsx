import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(120);

export default function RowGroupingSelectionPage() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status, current page selectable"
        rows={rows}
        columns={orderColumns}
        initialState={{
          rowGrouping: { model: ['status'] },
          pagination: { paginationModel: { pageSize: 2 } },
        }}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        pageSizeOptions={[2]}
        density="compact"
      />
    </div>
  );
}
