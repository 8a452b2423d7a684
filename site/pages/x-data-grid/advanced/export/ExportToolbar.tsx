import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(50);

export default function ExportToolbar() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={orderColumns}
        slotProps={{ toolbar: { csvOptions: { fileName: 'orders' } } }}
        showToolbar
        density="compact"
        hideFooter
      />
    </div>
  );
}
