import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  {
    field: 'customer',
    headerName: 'Customer',
    description: 'The person who pays',
    flex: 1,
    minWidth: 140,
  },
  { field: 'total', headerName: 'Total in US dollars', width: 120 },
];

export default function ColumnHeader() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
