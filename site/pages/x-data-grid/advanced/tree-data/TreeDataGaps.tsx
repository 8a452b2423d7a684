import type { GridColDef } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';

interface Server {
  id: number;
  path: string[];
  load: number | null;
}

const rows: Server[] = [
  { id: 1, path: ['Europe', 'Oslo', 'web-1'], load: 41 },
  { id: 2, path: ['Europe', 'Oslo', 'web-2'], load: 67 },
  { id: 3, path: ['Europe', 'Porto', 'web-3'], load: 12 },
  { id: 4, path: ['Asia', 'Osaka', 'web-4'], load: 58 },
];
const columns: GridColDef<Server>[] = [
  { field: 'id', headerName: 'ID', width: 90 },
  { field: 'load', headerName: 'Load (%)', type: 'number', width: 120 },
];

const getTreeDataPath = (row: Server) => row.path;

export default function TreeDataGaps() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Servers by region"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        groupingColDef={{ headerName: 'Server' }}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
