import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(400);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'country'].includes(field),
);

export default function FilteringDiacritics() {
  const [ignore, setIgnore] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore diacritics"
        control={
          <Switch checked={ignore} onChange={(_, next) => setIgnore(next)} />
        }
      />
      <div style={{ height: 300 }}>
        <DataGrid
          key={String(ignore)}
          aria-label="Orders whose customer contains Garcia"
          rows={rows}
          columns={columns}
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: {
                items: [
                  { field: 'customer', operator: 'contains', value: 'Garcia' },
                ],
              },
            },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
