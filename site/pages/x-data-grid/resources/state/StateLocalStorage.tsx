import { useLayoutEffect } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const KEY = 'orders-grid';
const rows = makeOrders(300);

function load(): GridInitialState {
  const saved = localStorage.getItem(KEY);
  return saved ? (JSON.parse(saved) as GridInitialState) : {};
}

export default function StateLocalStorage() {
  const apiRef = useGridApiRef();

  useLayoutEffect(() => {
    const save = () => {
      const state = apiRef.current?.exportState();
      if (state) localStorage.setItem(KEY, JSON.stringify(state));
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        initialState={load()}
        density="compact"
      />
    </div>
  );
}
