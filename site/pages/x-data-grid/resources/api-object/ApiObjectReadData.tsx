import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  gridExpandedSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(300);

export default function ApiObjectReadData() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Select some rows, or filter them.');

  const countSelected = () => {
    setAnswer(`${gridRowSelectionCountSelector(apiRef)} rows selected`);
  };
  const readFirst = () => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    setAnswer(`First of ${ids.length} rows: order ${ids[0]}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={countSelected}>Count selected rows</Button>
        <Button onClick={readFirst}>Read the first row</Button>
      </Stack>
      <Typography role="status" variant="body2">
        {answer}
      </Typography>
      <div style={{ height: 290 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
          density="compact"
        />
      </div>
    </Stack>
  );
}
