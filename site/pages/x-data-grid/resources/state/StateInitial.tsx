import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(300);

export default function StateInitial() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Largest open orders"
        rows={rows}
        columns={orderColumns}
        initialState={{
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'is', value: 'Open' }],
            },
          },
          pagination: { paginationModel: { pageSize: 25 } },
          columns: { columnVisibilityModel: { status: false } },
          density: 'compact',
        }}
        pageSizeOptions={[25, 50]}
      />
    </div>
  );
}
