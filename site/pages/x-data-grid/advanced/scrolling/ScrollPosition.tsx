import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(200);

export default function ScrollPosition() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Scroll the grid');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent(
        'scrollPositionChange',
        ({ top, left, renderContext }) => {
          const first = renderContext
            ? `, first rendered row ${renderContext.firstRowIndex}`
            : '';
          setText(`top ${Math.round(top)}, left ${Math.round(left)}${first}`);
        },
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2">{text}</Typography>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          aria-label="Trades"
          apiRef={apiRef}
          rows={rows}
          columns={tradeColumns}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
