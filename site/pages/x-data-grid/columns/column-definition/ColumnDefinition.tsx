import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    number: 'SO-10001',
    customer: 'Ada Kim',
    quantity: 4,
    orderedOn: new Date(2026, 0, 2),
    express: true,
  },
  {
    id: 2,
    number: 'SO-10002',
    customer: 'Noah Weber',
    quantity: 1200,
    orderedOn: new Date(2026, 0, 5),
    express: false,
  },
  {
    id: 3,
    number: 'SO-10003',
    customer: 'Rosa Silva',
    quantity: 15,
    orderedOn: new Date(2026, 0, 9),
    express: true,
  },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'express', headerName: 'Express', type: 'boolean' },
];

export default function ColumnDefinition() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
