import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { lines } from './rows';
import type { Line } from './rows';

const columns: GridColDef<Line>[] = [
  {
    field: 'text',
    headerName: 'Item',
    flex: 1,
    minWidth: 150,
    colSpan: (_, row) => (row.kind === 'note' ? 3 : 1),
    cellClassName: ({ row }) => (row.kind === 'note' ? 'note' : ''),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

export default function ColumnSpanRow() {
  return (
    <div style={{ minHeight: 266, width: '100%' }}>
      <DataGrid
        aria-label="Delivery"
        rows={lines.slice(0, 4)}
        columns={columns}
        disableColumnSorting
        hideFooter
        sx={{ '& .note': { bgcolor: 'action.hover', fontStyle: 'italic' } }}
      />
    </div>
  );
}
