import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridSlotsComponent, PropsFromSlot } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';

const columns = [
  { field: 'guest', headerName: 'Guest', flex: 1 },
  { field: 'nights', headerName: 'Nights', type: 'number' as const },
];

const NoBookings: GridSlotsComponent['noRowsOverlay'] = (
  props: PropsFromSlot<GridSlotsComponent['noRowsOverlay']>,
) => (
  <Typography {...props} sx={{ p: 3, textAlign: 'center' }}>
    No bookings this week
  </Typography>
);

export default function SlotTypedOverlay() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        label="Bookings"
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NoBookings }}
      />
    </Box>
  );
}
