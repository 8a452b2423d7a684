import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColumnGroupingModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const groups: GridColumnGroupingModel = [
  {
    groupId: 'Customer details',
    children: [{ field: 'customer' }, { field: 'country' }],
  },
  {
    groupId: 'Items',
    children: [{ field: 'product' }, { field: 'quantity' }, { field: 'total' }],
  },
];

export default function ColumnGroups() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
