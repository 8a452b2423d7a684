import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { fileColumns, files } from './files';
import type { FileRow } from './files';

const getTreeDataPath = (row: FileRow) => row.path;

export default function TreeDataGroupingColumn() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Files by folder"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={files}
        columns={fileColumns}
        groupingColDef={{
          headerName: 'File',
          minWidth: 220,
          flex: 1,
          hideDescendantCount: true,
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
