import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const columns: GridColDef<Order>[] = [
  ...orderColumns.slice(0, 3),
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 72 },
];

export default function RowSelectionColumn() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 3]),
  });

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, checkboxes at the end"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </div>
  );
}
