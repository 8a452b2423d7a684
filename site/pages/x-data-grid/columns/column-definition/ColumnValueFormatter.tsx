import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(40);
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
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Prices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
