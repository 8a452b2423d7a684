import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100).map((order) => ({
  ...order,
  discount: (order.id % 5) / 20,
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 140,
    editable: true,
    valueParser: (value) => String(value).toUpperCase(),
  },
  {
    field: 'discount',
    headerName: 'Discount in %',
    type: 'number',
    width: 130,
    editable: true,
    valueGetter: (value: number) => Math.round(value * 100),
    valueSetter: (value: number, row) => ({ ...row, discount: value / 100 }),
  },
];

export default function EditingValueParser() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Discounts"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
