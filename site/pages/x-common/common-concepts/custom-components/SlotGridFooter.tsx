import Box from '@mui/material/Box';
import {
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';

const rows = [
  { id: 1, item: 'Espresso beans', price: 184 },
  { id: 2, item: 'Paper cups', price: 62 },
  { id: 3, item: 'Oat milk', price: 97 },
];

const columns = [
  { field: 'item', headerName: 'Item', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number' as const },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries
    .map(({ model }) => Number(model.price))
    .reduce((sum, price) => sum + price, 0);
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', textAlign: 'end' }}>
      Total: <strong>${total}</strong>
    </Box>
  );
}

export default function SlotGridFooter() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        label="Supplies"
        rows={rows}
        columns={columns}
        slots={{ footer: TotalFooter }}
      />
    </Box>
  );
}
