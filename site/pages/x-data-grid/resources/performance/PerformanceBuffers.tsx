import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { CellCount } from './CellCount';

const rows = makeTrades(20_000);
const slots = { footer: CellCount };

export default function PerformanceBuffers() {
  const [buffer, setBuffer] = useState(150);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography id="buffer-label" variant="body2">
          Buffer in pixels
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-labelledby="buffer-label"
          value={buffer}
          onChange={(_, next: number | null) =>
            next !== null && setBuffer(next)
          }
        >
          {[0, 150, 600].map((one) => (
            <ToggleButton key={one} value={one}>
              {one}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGridPro
          key={buffer}
          aria-label="Trades"
          rows={rows}
          columns={tradeColumns}
          rowBufferPx={buffer}
          columnBufferPx={buffer}
          slots={slots}
        />
      </div>
    </Stack>
  );
}
