import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function RowSelectionFooter() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Orders, selection not counted"
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        hideFooterSelectedRowCount
        density="compact"
      />
    </div>
  );
}
