import { GridLogicOperator } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'product'].includes(field),
);

export default function QuickFilterParser() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Orders"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['desk lamp', 'office chair'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: (input) =>
                input
                  .split(',')
                  .map((part) => part.trim())
                  .filter(Boolean),
              quickFilterFormatter: (values) => values.join(', '),
              debounceMs: 300,
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
