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
    sortable: false,
    colSpan: (_, row) => (row.kind === 'item' ? 1 : 3),
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    sortable: false,
  },
  { field: 'price', headerName: 'Price', type: 'number', sortable: false },
  { field: 'amount', headerName: 'Amount', type: 'number', sortable: false },
];

export default function ColumnSpanning() {
  return (
    <div style={{ minHeight: 257, width: '100%' }}>
      <DataGrid
        aria-label="Invoice"
        rows={lines}
        columns={columns}
        density="compact"
        showCellVerticalBorder
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
