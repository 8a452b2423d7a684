import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';

interface Task {
  id: number;
  task: string;
  stage: { name: string };
}

const rows: Task[] = [
  { id: 1, task: 'Draft the contract', stage: { name: 'To do' } },
  { id: 2, task: 'Order the samples', stage: { name: 'To do' } },
  { id: 3, task: 'Call the supplier', stage: { name: 'In progress' } },
  { id: 4, task: 'Compare the offers', stage: { name: 'Done' } },
];
const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 170 },
  {
    field: 'stage',
    headerName: 'Stage',
    width: 140,
    valueFormatter: (stage?: Task['stage']) => stage?.name,
    groupingValueGetter: (stage: Task['stage']) => stage.name,
    groupingValueSetter: (name, row) => ({
      ...row,
      stage: { name: String(name) },
    }),
  },
];

export default function RowGroupingSetter() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks by name of the stage"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['stage'] } }}
        defaultGroupingExpansionDepth={-1}
        rowReordering
        processRowUpdate={(task) => task}
        hideFooter
      />
    </div>
  );
}
