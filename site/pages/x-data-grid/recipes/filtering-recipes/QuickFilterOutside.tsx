import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'product'].includes(field),
);

export default function QuickFilterOutside() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  const search = (next: string) => {
    setText(next);
    apiRef.current?.setQuickFilterValues(next.split(' ').filter(Boolean));
  };
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search orders"
        size="small"
        value={text}
        onChange={(event) => search(event.target.value)}
        sx={{ width: 280, maxWidth: '100%' }}
      />
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
