import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const groups: GridColumnGroupingModel = [
  {
    groupId: 'Fixed group',
    children: [{ field: 'customer' }, { field: 'country' }],
  },
  {
    groupId: 'Free group',
    freeReordering: true,
    children: [{ field: 'product' }, { field: 'quantity' }, { field: 'total' }],
  },
];

export default function ColumnGroupReordering() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
