import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowParams, GridRowSelectionModel } from '@mui/x-data-grid';
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
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 3]),
  });

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, open ones selectable"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </div>
  );
}
