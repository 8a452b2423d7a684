import Tooltip from '@mui/material/Tooltip';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  formatDollars,
  makeOrders,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: formatDollars,
    renderCell: ({ row, formattedValue }) => (
      <Tooltip
        title={`${row.quantity} × ${formatDollars(row.total / row.quantity)}`}
        describeChild
      >
        <span>{formattedValue}</span>
      </Tooltip>
    ),
  },
];

export default function CellTooltip() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Orders with tooltips"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
