import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    number: 'SO-10001',
    customer: 'Ada Kim',
    shippedOn: new Date(2025, 0, 3),
  },
  { id: 2, number: 'SO-10002', customer: 'Yuki Ito', shippedOn: null },
  {
    id: 3,
    number: 'SO-10003',
    customer: 'Rosa Silva',
    shippedOn: new Date(2025, 0, 7),
  },
];
const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 140,
    valueFormatter: (value: Date | null) =>
      value?.toLocaleDateString('en-US') ?? 'Not yet',
  },
];

export default function CellEmpty() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Orders with empty dates"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
