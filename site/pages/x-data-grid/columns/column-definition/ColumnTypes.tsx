import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    task: 'Back up database',
    minutes: 1240,
    dueOn: new Date(2026, 2, 2),
    startedAt: new Date(2026, 1, 27, 21, 30),
    done: true,
    priority: 'High',
    notes: 'Runs nightly. Ask operations before you change the schedule.',
  },
  {
    id: 2,
    task: 'Rotate keys',
    minutes: 45,
    dueOn: new Date(2026, 2, 9),
    startedAt: null,
    done: false,
    priority: 'Low',
    notes: 'Twice a year, together with the certificates of the mail server.',
  },
];

const columns: GridColDef[] = [
  { field: 'task', headerName: 'string', width: 150 },
  { field: 'minutes', headerName: 'number', type: 'number' },
  { field: 'dueOn', headerName: 'date', type: 'date' },
  {
    field: 'startedAt',
    headerName: 'dateTime',
    type: 'dateTime',
    width: 180,
  },
  { field: 'done', headerName: 'boolean', type: 'boolean' },
  {
    field: 'priority',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: ['Low', 'High'],
    width: 120,
  },
  { field: 'notes', headerName: 'longText', type: 'longText', width: 200 },
];

export default function ColumnTypes() {
  return (
    <div style={{ minHeight: 162, width: '100%' }}>
      <DataGrid
        aria-label="Column types"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
