import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

export default function ExportPrintStyle() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={orderColumns}
        slotProps={{
          toolbar: {
            printOptions: {
              fileName: 'Orders',
              hideToolbar: true,
              hideFooter: true,
              fields: ['number', 'customer', 'product', 'total'],
              pageStyle:
                '.MuiDataGrid-root .MuiDataGrid-main { font-size: 11pt; }',
            },
          },
        }}
        showToolbar
        density="compact"
      />
    </div>
  );
}
