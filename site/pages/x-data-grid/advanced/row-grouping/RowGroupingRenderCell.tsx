import Chip from '@mui/material/Chip';
import type {
  GridColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns: GridColDef<Order>[] = orderColumns.map((column) =>
  column.field === 'status'
    ? {
        ...column,
        renderCell: ({
          value,
          rowNode,
        }: GridRenderCellParams<Order, string>) =>
          rowNode.type === 'group' ? (
            <Chip size="small" label={value} />
          ) : (
            value
          ),
      }
    : column,
);

export default function RowGroupingRenderCell() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['status'] } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
