import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  formatDollars,
  makeOrders,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    valueGetter: (_, row) => row.total / row.quantity,
    valueFormatter: formatDollars,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: ({ value }) => <Chip size="small" label={String(value)} />,
  },
];

export default function CellContent() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
