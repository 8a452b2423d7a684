import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const [row, setRow] = useState(60);

  const scroll = (colIndex: number) => {
    const rowIndex = row - 1;
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current?.setCellFocus(row, tradeColumns[colIndex]?.field ?? 'id');
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <TextField
          type="number"
          size="small"
          label="Row"
          value={row}
          onChange={(event) => setRow(Number(event.target.value))}
          slotProps={{ htmlInput: { min: 1, max: 100 } }}
          sx={{ width: 90 }}
        />
        <Button onClick={() => scroll(0)}>First column</Button>
        <Button onClick={() => scroll(8)}>Last column</Button>
      </Stack>
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
