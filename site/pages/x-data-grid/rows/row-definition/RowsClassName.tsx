import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowClassNameParams } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status', 'total'].includes(field),
);

const getRowClassName = ({ row }: GridRowClassNameParams<Order>) =>
  row.status === 'Open' ? 'order-open' : '';

export default function RowsClassName() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, open ones marked"
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={{
          '& .order-open': {
            bgcolor: 'rgba(237, 108, 2, 0.14)',
            '&:hover': { bgcolor: 'rgba(237, 108, 2, 0.22)' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
