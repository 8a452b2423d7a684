import { useState } from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowSelectionModel } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function RowSelectionVisible() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 2]),
  });

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, current page selectable"
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        pageSizeOptions={[5, 10, 20]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </div>
  );
}
