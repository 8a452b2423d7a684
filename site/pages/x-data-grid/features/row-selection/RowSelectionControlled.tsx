import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

function describe({ type, ids }: GridRowSelectionModel) {
  const list = [...ids].join(', ') || 'none';
  return type === 'include' ? `Selected: ${list}` : `All but: ${list}`;
}

export default function RowSelectionControlled() {
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 3]),
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={() => setModel({ type: 'include', ids: new Set() })}>
          Clear
        </Button>
        <Typography variant="body2" role="status">
          {describe(model)}
        </Typography>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders with a controlled selection"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
