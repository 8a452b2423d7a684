import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);

function RenderedRows() {
  const apiRef = useGridApiContext();
  const { firstRowIndex, lastRowIndex } = useGridSelector(
    apiRef,
    gridRenderContextSelector,
  );
  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      Rendered: {lastRowIndex - firstRowIndex} of 100 rows
    </Typography>
  );
}

export default function VirtualizationRowBuffer() {
  const [buffer, setBuffer] = useState(150);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="row-buffer-label" variant="body2">
        rowBufferPx: {buffer}
      </Typography>
      <Slider
        aria-labelledby="row-buffer-label"
        value={buffer}
        min={0}
        max={1500}
        step={150}
        onChange={(_, value) => setBuffer(value)}
        sx={{ maxWidth: 320, marginInline: 1 }}
      />
      <div style={{ height: 280, width: '100%' }}>
        <DataGrid
          aria-label="Trades"
          rows={rows}
          columns={tradeColumns}
          key={buffer}
          rowBufferPx={buffer}
          slots={{ footer: RenderedRows }}
          density="compact"
        />
      </div>
    </Stack>
  );
}
