import { GRID_TREE_DATA_GROUPING_FIELD } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { fileColumns, files } from './files';
import type { FileRow } from './files';

const getTreeDataPath = (row: FileRow) => row.path;
const wideColumns = fileColumns.map((column) => ({ ...column, width: 480 }));

export default function TreeDataPinnedColumn() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Files with a pinned name"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={files}
        columns={wideColumns}
        initialState={{
          pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] },
        }}
        groupingColDef={{ headerName: 'File', width: 240 }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
