import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(4);

export default function LayoutAutoHeight() {
  return (
    <div style={{ minHeight: 266, width: '100%' }}>
      <DataGrid
        autoHeight
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        hideFooter
      />
    </div>
  );
}
