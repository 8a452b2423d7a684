import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GRID_NUMERIC_COL_DEF } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orderBook';

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

const rows = makeOrders(40);
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
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Prices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
