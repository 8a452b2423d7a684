import { getGridStringOperators } from '@mui/x-data-grid-pro';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

const inEurope: GridFilterOperator<Order, string> = {
  value: 'inEurope',
  label: 'is in Europe',
  headerLabel: 'In Europe',
  requiresFilterValue: false,
  getApplyFilterFn: () => (country) =>
    ['France', 'Germany', 'Norway', 'Spain'].includes(country),
};

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'country',
    headerName: 'Country',
    width: 170,
    filterOperators: [inEurope, ...getGridStringOperators()],
  },
];

export default function FilterHeaderLabel() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders from Europe"
        rows={rows}
        columns={columns}
        headerFilters
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'country', operator: 'inEurope' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
