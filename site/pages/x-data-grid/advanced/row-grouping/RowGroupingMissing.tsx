import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';

interface Task {
  id: number;
  task: string;
  team: string | null;
}

const rows: Task[] = [
  { id: 1, task: 'Renew the domain', team: 'Operations' },
  { id: 2, task: 'Audit permissions', team: 'Security' },
  { id: 3, task: 'Collect feedback', team: null },
  { id: 4, task: 'Rotate the keys', team: 'Security' },
];
const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 170 },
  { field: 'team', headerName: 'Team', width: 140 },
];

export default function RowGroupingMissing() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks by team"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['team'] } }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
