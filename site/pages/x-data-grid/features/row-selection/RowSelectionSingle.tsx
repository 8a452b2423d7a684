import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function RowSelectionSingle() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, one selectable"
        rows={rows}
        columns={orderColumns}
        disableMultipleRowSelection
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </div>
  );
}
