import { useState } from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowSelectionModel } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function RowSelectionMultiple() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 3]),
  });

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, several selectable"
        rows={rows}
        columns={orderColumns}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </div>
  );
}
