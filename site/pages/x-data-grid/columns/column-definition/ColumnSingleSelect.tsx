import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: number;
  subject: string;
  team: string;
  queue: number;
}

const queues = [
  { code: 10, name: 'Billing', team: 'Sales' },
  { code: 20, name: 'Contracts', team: 'Sales' },
  { code: 30, name: 'Bugs', team: 'Support' },
  { code: 40, name: 'Returns', team: 'Support' },
];
type Queue = (typeof queues)[number];

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'team', headerName: 'Team', width: 110 },
  {
    field: 'queue',
    headerName: 'Queue',
    type: 'singleSelect',
    editable: true,
    width: 150,
    getOptionValue: (option) => (option as Queue).code,
    getOptionLabel: (option) => (option as Queue).name,
    valueOptions: ({ row }) =>
      queues.filter(({ team }) => !row || team === row.team),
  },
];

const rows: Ticket[] = [
  { id: 1, subject: 'Invoice twice', team: 'Sales', queue: 10 },
  { id: 2, subject: 'New terms', team: 'Sales', queue: 20 },
  { id: 3, subject: 'Cannot sign in', team: 'Support', queue: 30 },
  { id: 4, subject: 'Wrong size', team: 'Support', queue: 40 },
];

export default function ColumnSingleSelect() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Tickets" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
