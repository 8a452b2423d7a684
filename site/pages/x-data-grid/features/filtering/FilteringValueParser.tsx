import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeOrders } from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(200);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    width: 140,
    // Rows contain 0.1; people read and type 10.
    valueFormatter: (value: number) => `${100 * value}%`,
    valueParser: (value: string | number) =>
      value === '' ? value : Number(value) / 100,
  },
];

export default function FilteringValueParser() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Orders with a discount"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'discount', operator: '>=', value: '10' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
