import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(400);

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    const first = Number(start);
    return {
      rows: orders.slice(first, end + 1),
      pageInfo: { hasNextPage: end + 1 < orders.length },
    };
  },
};

const columns = orderColumns.map((column) => ({
  ...column,
  sortable: false,
  filterable: false,
}));

export default function RowsInfinite() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, more at the end"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        rowCount={-1}
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 20 } },
        }}
        hideFooter
      />
    </div>
  );
}
