import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowParams } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status'].includes(field),
);
const isRowSelectable = ({ row }: GridRowParams<Order>) =>
  row.status === 'Open';

export default function RowSelectionSelectable() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, open ones selectable"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
      />
    </div>
  );
}
