import Typography from '@mui/material/Typography';
import {
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';

const weeks = Array.from({ length: 52 }, (_, index) => `w${index + 1}`);
const rows = ['Oslo', 'Porto', 'Osaka', 'Lima', 'Accra'].map((city, row) => ({
  id: row,
  city,
  ...Object.fromEntries(
    weeks.map((week, index) => [week, 40 + ((index * 7 + row * 13) % 60)]),
  ),
}));
const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 120 },
  ...weeks.map((field, index) => ({
    field,
    headerName: `Week ${index + 1}`,
    type: 'number' as const,
    width: 100,
  })),
];

function RenderedColumns() {
  const apiRef = useGridApiContext();
  const { firstColumnIndex, lastColumnIndex } = useGridSelector(
    apiRef,
    gridRenderContextSelector,
  );
  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      Rendered: {lastColumnIndex - firstColumnIndex} of 53 columns
    </Typography>
  );
}

export default function VirtualizationColumns() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Deliveries per week"
        rows={rows}
        columns={columns}
        columnBufferPx={300}
        slots={{ footer: RenderedColumns }}
        density="compact"
      />
    </div>
  );
}
