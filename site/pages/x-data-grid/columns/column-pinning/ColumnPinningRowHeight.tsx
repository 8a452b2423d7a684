import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  {
    id: 1,
    task: 'Count stock',
    notes:
      'Start with the upper floor. Two people need about three hours, and the lists are in the folder by the door.',
    owner: 'Maya Novak',
  },
  { id: 2, task: 'Order boxes', notes: 'Sizes S and M.', owner: 'Ivan Ito' },
  {
    id: 3,
    task: 'Label the shelves',
    notes:
      'The printer is in office 3. Use the white labels, they last longer.',
    owner: 'Emma Weber',
  },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'task', headerName: 'Task', width: 150 },
  { field: 'notes', headerName: 'Notes', width: 400 },
  { field: 'owner', headerName: 'Owner', width: 450 },
];

const getRowHeight = () => 'auto' as const;

export default function ColumnPinningRowHeight() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Tasks"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        initialState={{ pinnedColumns: { left: ['task'] } }}
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
      />
    </div>
  );
}
