import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Folder {
  id: number;
  path: string[];
  files: number;
}

const rows: Folder[] = [
  { id: 1, path: ['Contracts'], files: 2 },
  { id: 2, path: ['Contracts', 'Leases'], files: 14 },
  { id: 3, path: ['Contracts', 'Suppliers'], files: 31 },
  { id: 4, path: ['Photos'], files: 0 },
  { id: 5, path: ['Photos', 'Products'], files: 220 },
  { id: 6, path: ['Photos', 'Offices'], files: 48 },
];

const columns: GridColDef<Folder>[] = [
  { field: 'files', headerName: 'Files', type: 'number', width: 100 },
];

const getTreeDataPath = (row: Folder) => row.path;
const setTreeDataPath = (path: string[], row: Folder): Folder => ({
  ...row,
  path,
});

export default function RowOrderingTree() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Folders to move"
        density="compact"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        setTreeDataPath={setTreeDataPath}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Folder', flex: 1, minWidth: 180 }}
        rowReordering
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
