import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { FooterPropsOverrides } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    stockNote?: string;
  }
}

const rows = [
  { id: 1, part: 'Hinge', stock: 14 },
  { id: 2, part: 'Handle', stock: 3 },
];

const columns = [
  { field: 'part', headerName: 'Part', flex: 1 },
  { field: 'stock', headerName: 'Stock', type: 'number' as const },
];

function StockFooter({ stockNote }: FooterPropsOverrides) {
  return (
    <Stack sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {stockNote}
    </Stack>
  );
}

export default function SlotExtraProps() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        label="Stock"
        rows={rows}
        columns={columns}
        slots={{ footer: StockFooter }}
        slotProps={{ footer: { stockNote: 'Counted on May 14, 2026' } }}
      />
    </Box>
  );
}
