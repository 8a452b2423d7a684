import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, product: 'Desk lamp', unitPrice: 48, discount: 0.05 },
  { id: 2, product: 'Standing desk', unitPrice: 1520, discount: 0.25 },
  { id: 3, product: 'Webcam', unitPrice: 85.5, discount: 0 },
  { id: 4, product: 'Whiteboard', unitPrice: 160, discount: null },
];
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) =>
      value == null ? '' : dollars.format(value),
  },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) =>
      value == null ? '' : percent.format(value),
  },
];

export default function ColumnValueFormatter() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Prices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
