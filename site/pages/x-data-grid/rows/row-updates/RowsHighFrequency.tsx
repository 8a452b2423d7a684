import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createTicker } from './ticker';

const rows = makeTrades(500);
const columns = tradeColumns.filter(({ field }) =>
  ['id', 'commodity', 'price', 'change'].includes(field),
);

export default function RowsHighFrequency() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return undefined;
    const tick = createTicker(rows);
    const timer = setInterval(() => apiRef.current?.updateRows(tick(10)), 20);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        aria-pressed={running}
        onClick={() => setRunning((before) => !before)}
      >
        {running ? 'Stop prices' : 'Start prices'}
      </Button>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Trades with live prices"
          density="compact"
          rows={rows}
          columns={columns}
          throttleRowsMs={500}
          hideFooter
        />
      </div>
    </Stack>
  );
}
