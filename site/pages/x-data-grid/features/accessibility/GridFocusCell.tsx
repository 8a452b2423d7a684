import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function GridFocusCell() {
  const apiRef = useGridApiRef();

  const goTo = (id: number, field: string) => {
    apiRef.current?.scrollToIndexes({
      rowIndex: apiRef.current.getRowIndexRelativeToVisibleRows(id),
      colIndex: apiRef.current.getColumnIndex(field),
    });
    apiRef.current?.setCellFocus(id, field);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={() => goTo(60, 'status')}>
          Status of row 60
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setColumnHeaderFocus('customer')}
        >
          Customer header
        </Button>
      </Stack>
      <div style={{ height: 250 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}
