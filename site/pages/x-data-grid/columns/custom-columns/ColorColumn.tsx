import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const colors: Record<Order['status'], ChipProps['color']> = {
  Open: 'default',
  Packed: 'info',
  Shipped: 'primary',
  Delivered: 'success',
  Returned: 'error',
};

const rows = makeOrders(40);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 150,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.status}
        color={colors[row.status]}
      />
    ),
  },
];

export default function ColorColumn() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
