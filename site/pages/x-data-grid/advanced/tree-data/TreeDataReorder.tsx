import { useState } from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { fileColumns, files } from './files';
import type { FileRow } from './files';

const getTreeDataPath = (row: FileRow) => row.path;
const setTreeDataPath = (path: string[], row: FileRow) => ({ ...row, path });

export default function TreeDataReorder() {
  const [moved, setMoved] = useState('Drag a file into another folder');

  return (
    <div style={{ width: '100%' }}>
      <p role="status">{moved}</p>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Files to sort"
          treeData
          getTreeDataPath={getTreeDataPath}
          setTreeDataPath={setTreeDataPath}
          rowReordering
          rows={files}
          columns={fileColumns}
          groupingColDef={{ width: 220 }}
          defaultGroupingExpansionDepth={-1}
          processRowUpdate={(row: FileRow) => {
            setMoved(`Moved to ${row.path.join('/')}`);
            return row;
          }}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
