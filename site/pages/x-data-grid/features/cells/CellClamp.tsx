import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { tickets } from './tickets';
import type { Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Ticket', width: 150 },
  {
    field: 'message',
    headerName: 'Message',
    flex: 1,
    minWidth: 220,
    display: 'flex',
    renderCell: ({ value }) => (
      <Box
        title={value}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          whiteSpace: 'normal',
        }}
      >
        {value}
      </Box>
    ),
  },
];

export default function CellClamp() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Tickets"
        rows={tickets}
        columns={columns}
        rowHeight={60}
        hideFooter
      />
    </div>
  );
}
