import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const KEY = 'orders-grid-columns';
const rows = makeOrders(60);

function savedState(): GridInitialState | undefined {
  const text = localStorage.getItem(KEY);
  return text
    ? { columns: JSON.parse(text) as GridInitialState['columns'] }
    : {};
}

export default function ColumnStateSaved() {
  const apiRef = useGridApiRef();
  const [round, setRound] = useState(0);
  const [initialState] = useState(savedState);

  const save = () => {
    const columns = apiRef.current?.exportState().columns;
    localStorage.setItem(KEY, JSON.stringify(columns));
  };
  const forget = () => {
    localStorage.removeItem(KEY);
    setRound(round + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={forget}>Reset columns</Button>
      <div style={{ height: 240 }}>
        <DataGrid
          key={round}
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          initialState={round === 0 ? initialState : undefined}
          onColumnWidthChange={save}
          onColumnVisibilityModelChange={save}
          hideFooter
        />
      </div>
    </Box>
  );
}
