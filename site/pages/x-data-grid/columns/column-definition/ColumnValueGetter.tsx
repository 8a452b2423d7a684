import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, customer: 'Ada Kim', quantity: 4, unitPrice: 48 },
  { id: 2, customer: 'Noah Weber', quantity: 2, unitPrice: 310 },
  { id: 3, customer: 'Rosa Silva', quantity: 12, unitPrice: 85 },
  { id: 4, customer: 'Yuki Ito', quantity: 1, unitPrice: 520 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'unitPrice', headerName: 'Unit price', type: 'number', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueGetter: (_, row) => row.quantity * row.unitPrice,
  },
];

export default function ColumnValueGetter() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
