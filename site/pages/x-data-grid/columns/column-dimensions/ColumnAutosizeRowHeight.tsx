import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, task: 'Label the shelves', notes: 'Printer in office 3.' },
  {
    id: 2,
    task: 'Count stock',
    notes:
      'Start with the upper floor. The lists from last year are in the folder by the door, and two people need about three hours.',
  },
  { id: 3, task: 'Order boxes', notes: 'Sizes S and M.' },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'task', headerName: 'Task' },
  { field: 'notes', headerName: 'Notes', maxWidth: 280 },
];

const getRowHeight = () => 'auto' as const;

export default function ColumnAutosizeRowHeight() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Tasks"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        autosizeOnMount
        autosizeOptions={{ includeHeaders: true, includeOutliers: true }}
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
      />
    </div>
  );
}
