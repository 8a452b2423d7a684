import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status'].includes(field),
);

const isRowReorderable: DataGridProProps['isRowReorderable'] = ({ row }) =>
  (row as Order).status === 'Open';

const isValidRowReorder: DataGridProProps['isValidRowReorder'] = ({
  targetNode,
}) => targetNode.id !== 1;

export default function RowOrderingConditional() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, open ones movable"
        density="compact"
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
