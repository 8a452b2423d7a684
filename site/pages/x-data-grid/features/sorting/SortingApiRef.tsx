import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'product', 'total'].includes(field),
);

export default function SortingApiRef() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing was asked yet.');
  const readFirst = () => {
    const [first] = (apiRef.current?.getSortedRows() ?? []) as Order[];
    setMessage(
      first ? `First row: ${first.number}, ${first.customer}` : 'No rows',
    );
  };
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('total', 'desc')}
        >
          Highest total
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('customer')}
        >
          Next order of Customer
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setSortModel([])}
        >
          Clear sort
        </Button>
        <Button variant="outlined" onClick={readFirst}>
          Read first row
        </Button>
      </Stack>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
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
