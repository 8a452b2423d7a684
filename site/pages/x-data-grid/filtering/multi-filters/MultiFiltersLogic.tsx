import { GridLogicOperator } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function MultiFiltersLogic() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        showToolbar
        label="Orders"
        rows={rows}
        columns={orderColumns}
        slotProps={{ filterPanel: { logicOperators: [GridLogicOperator.And] } }}
        hideFooter
      />
    </div>
  );
}
