import { useState } from 'react';
import Button from '@mui/material/Button';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridExportStateParams } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const changesOnly: GridExportStateParams = { exportOnlyDirtyModels: true };

export default function StateDirty() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Sort or filter, then export');
  const show = (params?: GridExportStateParams) =>
    setText(JSON.stringify(apiRef.current?.exportState(params), null, 2));

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => show()}>Everything</Button>
      <Button onClick={() => show(changesOnly)}>Changes</Button>
      <div style={{ height: 240 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          density="compact"
          hideFooter
        />
      </div>
      <pre
        tabIndex={0}
        role="region"
        aria-label="State"
        style={{ height: 120, margin: 0, overflow: 'auto' }}
      >
        {text}
      </pre>
    </div>
  );
}
