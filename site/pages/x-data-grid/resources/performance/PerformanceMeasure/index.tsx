import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../../families/x-data-grid/data/commodities';
import type { Trade } from '../../../../../families/x-data-grid/data/commodities';
import { Figures } from './Figures';
import { measure } from './measure';
import type { Measured } from './measure';

export default function PerformanceMeasure() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState<Trade[]>([]);
  const [measured, setMeasured] = useState<Measured>({});
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    setMeasured({});
    for await (const one of measure(apiRef, () =>
      setRows(makeTrades(100_000)),
    )) {
      setMeasured((before) => ({ ...before, ...one }));
    }
    setBusy(false);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => void run()}
        disabled={busy}
        sx={{ alignSelf: 'start' }}
      >
        {busy ? 'Measuring' : 'Measure 100,000 rows here'}
      </Button>
      <div style={{ height: 260 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Trades"
          rows={rows}
          columns={tradeColumns}
          density="compact"
        />
      </div>
      <Figures measured={measured} />
    </Stack>
  );
}
