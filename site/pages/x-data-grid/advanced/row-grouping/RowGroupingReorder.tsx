import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';

interface Task {
  id: number;
  task: string;
  stage: string;
}

const rows: Task[] = [
  { id: 1, task: 'Draft the contract', stage: 'To do' },
  { id: 2, task: 'Order the samples', stage: 'To do' },
  { id: 3, task: 'Call the supplier', stage: 'In progress' },
  { id: 4, task: 'Compare the offers', stage: 'Done' },
];
const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 170 },
  { field: 'stage', headerName: 'Stage', width: 140 },
];

export default function RowGroupingReorder() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks by stage"
        rows={rows}
        columns={columns}
        rowGroupingModel={['stage']}
        defaultGroupingExpansionDepth={-1}
        rowReordering
        processRowUpdate={(task) => task}
        hideFooter
      />
    </div>
  );
}
