import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createRandom } from '../../../../families/x-data-grid/data/random';

const rows = makeTrades(200);
const random = createRandom(11);

export default function AggregationLive() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      const id = random.integer(1, 200);
      apiRef.current?.updateRows([{ id, quantity: random.integer(1, 900) }]);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setRunning(!running)}>
        {running ? 'Stop trades' : 'Start trades'}
      </Button>
      <div style={{ height: 280 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Live trades"
          rows={rows}
          columns={tradeColumns}
          initialState={{ aggregation: { model: { quantity: 'sum' } } }}
          throttleRowsMs={1000}
          checkboxSelection
          hideFooterRowCount
          density="compact"
        />
      </div>
    </div>
  );
}
