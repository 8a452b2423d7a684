import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function RowSelectionFooter() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 3]),
  });

  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Orders, selection not counted"
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        hideFooterSelectedRowCount
        density="compact"
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </div>
  );
}
