import { getGridDateOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatDay,
  makeOrders,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(100);

// Orders that have not been shipped pass every filter on this column.
const keepEmpty = (operator: GridFilterOperator): GridFilterOperator => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const passes = operator.getApplyFilterFn(item, column);
    return (
      passes && ((value, ...rest) => value === null || passes(value, ...rest))
    );
  },
});

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 140,
    valueFormatter: formatDay,
    filterOperators: getGridDateOperators()
      .filter(({ value }) => value !== 'isEmpty' && value !== 'isNotEmpty')
      .map(keepEmpty),
  },
];

export default function FilterWrapOperators() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Shipped since May, or waiting"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'shippedOn', sort: 'desc' }] },
          filter: {
            filterModel: {
              items: [
                {
                  field: 'shippedOn',
                  operator: 'onOrAfter',
                  value: '2026-05-01',
                },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
