import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Task {
  id: number;
  title: string;
  notes: string;
}

const rows: Task[] = [
  {
    id: 1,
    title: 'Move the printers',
    notes:
      'Ask the building office for a cart first.\nLabel all cables before you unplug them.',
  },
  {
    id: 2,
    title: 'Order chairs',
    notes: 'Twelve of the gray ones; the delivery takes two weeks.',
  },
  { id: 3, title: 'Renew the lease', notes: '' },
];

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', width: 160 },
  {
    field: 'notes',
    headerName: 'Notes',
    type: 'longText',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
];

export default function EditMultiline() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Tasks" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
