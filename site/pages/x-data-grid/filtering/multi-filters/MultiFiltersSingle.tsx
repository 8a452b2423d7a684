import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

export default function MultiFiltersSingle() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        label="Orders, one filter and one sort at a time"
        rows={rows}
        columns={orderColumns}
        disableMultipleColumnsFiltering
        disableMultipleColumnsSorting
        showToolbar
        hideFooter
      />
    </div>
  );
}
