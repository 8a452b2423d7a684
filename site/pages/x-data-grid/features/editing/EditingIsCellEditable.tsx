import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridCellParams } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const columns = orderColumns
  .filter(({ field }) =>
    ['number', 'customer', 'quantity', 'status'].includes(field),
  )
  .map((column) => ({ ...column, editable: column.field !== 'number' }));

const isCellEditable = ({ row }: GridCellParams<Order>) =>
  row.status === 'Open';

export default function EditingIsCellEditable() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, open ones editable"
        rows={rows}
        columns={columns}
        isCellEditable={isCellEditable}
        sx={{
          '& .MuiDataGrid-cell--editable': {
            bgcolor: 'rgba(25, 118, 210, 0.1)',
          },
        }}
        hideFooter
      />
    </div>
  );
}
