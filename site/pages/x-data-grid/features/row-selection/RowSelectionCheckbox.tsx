import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function RowSelectionCheckbox() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 3]),
  });

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders with checkboxes"
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </div>
  );
}
