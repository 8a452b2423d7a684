import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createRandom } from '../../../../families/x-data-grid/data/random';

const rows = makeTrades(1000);
const random = createRandom(7);

export default function PerformanceThrottle() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      const id = random.integer(1, 12);
      const change = random.integer(-45, 45) / 1000;
      apiRef.current?.updateRows([{ id, change }]);
    }, 10);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setRunning(!running)}>
        {running ? 'Stop prices' : 'Start prices'}
      </Button>
      <div style={{ height: 260 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Trades"
          rows={rows}
          columns={tradeColumns}
          throttleRowsMs={500}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
