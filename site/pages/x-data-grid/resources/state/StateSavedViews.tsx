import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(300);

interface View {
  name: string;
  state: GridInitialState;
}

export default function StateSavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState<View[]>([]);

  const save = () => {
    const state = apiRef.current?.exportState();
    if (state) {
      setViews([...views, { name: `View ${views.length + 1}`, state }]);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={save}>
          Save view
        </Button>
        {views.map(({ name, state }) => (
          <Chip
            key={name}
            label={name}
            onClick={() => apiRef.current?.restoreState(state)}
          />
        ))}
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          density="compact"
        />
      </div>
    </Stack>
  );
}
