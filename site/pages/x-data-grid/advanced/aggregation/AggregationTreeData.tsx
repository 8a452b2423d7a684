import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';

interface Entry {
  path: string[];
  size: number;
}

const rows: Entry[] = [
  { path: ['Reports'], size: 4 },
  { path: ['Reports', '2025.pdf'], size: 820 },
  { path: ['Reports', '2026.pdf'], size: 640 },
  { path: ['Photos', 'Booth.jpg'], size: 2400 },
  { path: ['Photos', 'Team.jpg'], size: 3100 },
];
const columns: GridColDef<Entry>[] = [
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 150 },
];

const getTreeDataPath = (row: Entry) => row.path;

export default function AggregationTreeData() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Folder sizes"
        treeData
        getTreeDataPath={getTreeDataPath}
        getRowId={(row: Entry) => row.path.join('/')}
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { size: 'sum' } } }}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
