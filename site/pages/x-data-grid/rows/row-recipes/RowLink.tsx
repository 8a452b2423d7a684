import Link from '@mui/material/Link';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(100);
const columns: GridColDef<Order>[] = [
  {
    field: 'number',
    headerName: 'Order',
    width: 120,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`#${value}`} color="inherit" tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  ...orderColumns.slice(1),
];

export default function RowLink() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Orders with links"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
