import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatDollars,
  makeOrders,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: formatDollars,
    headerClassName: 'money-header',
  },
];

export default function StyleHeaders() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
          '& .money-header': {
            bgcolor: 'success.main',
            color: 'success.contrastText',
          },
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
