import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);

export default function CellSelectionApi() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          onClick={() =>
            apiRef.current?.selectCellRange(
              { id: 1, field: 'commodity' },
              { id: 4, field: 'side' },
            )
          }
        >
          Select a range
        </Button>
        <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>
          Clear
        </Button>
        <Button
          onClick={() => {
            const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
            setAnswer(
              cells.map(({ id, field }) => `${id}/${field}`).join(', ') ||
                'none',
            );
          }}
        >
          Read
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Trades, cells selected by method"
          density="compact"
          rows={rows}
          columns={tradeColumns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ minHeight: 40 }}>
        {answer && `getSelectedCellsAsArray(): ${answer}`}
      </Typography>
    </Stack>
  );
}
