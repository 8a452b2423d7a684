import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiContext, useGridSelector } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import { selectors } from './selectors';
import type { Selector, SelectorName } from './selectors';

const rows = makeOrders(40);
const names = Object.keys(selectors) as SelectorName[];

function Value({ name }: { name: SelectorName }) {
  const apiRef = useGridApiContext();
  const value = useGridSelector(apiRef, selectors[name] as Selector);
  return (
    <Box
      component="pre"
      tabIndex={0}
      aria-label={`Value of ${name}`}
      sx={{ m: 0, p: 2, height: 96, overflow: 'auto', fontSize: 13 }}
    >
      {JSON.stringify(value, null, 1)}
    </Box>
  );
}

export default function StateSelectorCatalog() {
  const [name, setName] = useState<SelectorName>('gridSortModelSelector');
  const slots = useMemo(
    () => ({ footer: () => <Value key={name} name={name} /> }),
    [name],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        label="Selector"
        size="small"
        value={name}
        onChange={(event) => setName(event.target.value as SelectorName)}
      >
        {names.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 380 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
          density="compact"
          slots={slots}
        />
      </div>
    </Stack>
  );
}
