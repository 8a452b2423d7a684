import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GRID_NUMERIC_COL_DEF } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const money: GridColTypeDef<number | string | null, string> = {
  ...GRID_NUMERIC_COL_DEF,
  width: 130,
  valueFormatter: (value) =>
    typeof value === 'number' ? dollars.format(value) : '',
};

const rows = [
  { id: 1, product: 'Desk lamp', quantity: 4, unitPrice: 48 },
  { id: 2, product: 'Standing desk', quantity: 2, unitPrice: 1520 },
  { id: 3, product: 'Webcam', quantity: 12, unitPrice: 85.5 },
  { id: 4, product: 'Whiteboard', quantity: 1, unitPrice: 160 },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { ...money, field: 'unitPrice', headerName: 'Unit price' },
  {
    ...money,
    field: 'total',
    headerName: 'Total',
    valueGetter: (_, row) => row.quantity * row.unitPrice,
  },
];

export default function ColumnCustomType() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Prices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
