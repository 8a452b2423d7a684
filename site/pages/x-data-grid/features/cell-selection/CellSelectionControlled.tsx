import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import type { GridCellSelectionModel } from '@mui/x-data-grid-premium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);

export default function CellSelectionControlled() {
  const [model, setModel] = useState<GridCellSelectionModel>({
    1: { commodity: true, group: true },
    2: { commodity: true, group: true },
  });
  const count = Object.values(model).flatMap((fields) =>
    Object.values(fields).filter(Boolean),
  ).length;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={() => setModel({})}>Clear</Button>
        <Typography variant="body2" role="status">
          Selected cells: {count}
        </Typography>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPremium
          aria-label="Trades with a controlled range"
          density="compact"
          rows={rows}
          columns={tradeColumns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </Stack>
  );
}
