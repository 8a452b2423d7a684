import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { fileColumns, files } from './files';
import type { FileRow } from './files';

const getTreeDataPath = (row: FileRow) => row.path;

export default function TreeDataSelection() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Files to share"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={files}
        columns={fileColumns}
        defaultGroupingExpansionDepth={-1}
        checkboxSelection
        rowSelectionPropagation={{ parents: false, descendants: true }}
        density="compact"
      />
    </div>
  );
}
