import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridEventListener } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const start = makeOrders(40);

export default function GridOwnShortcut() {
  const [rows, setRows] = useState(start);

  const handleKey: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key === 'Delete' && params.cellMode === 'view') {
      event.defaultMuiPrevented = true;
      setRows((before) => before.filter((row) => row.id !== params.id));
    }
    if (event.key === 'Home' || event.key === 'End') {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        onCellKeyDown={handleKey}
      />
    </div>
  );
}
