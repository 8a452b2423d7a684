import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridGroupNode } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { fileColumns, files } from './files';
import type { FileRow } from './files';

const getTreeDataPath = (row: FileRow) => row.path;
const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 'Photos';

export default function TreeDataExpansion() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.expandAllRows()}>
          Expand all
        </Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
        <Button
          onClick={() => apiRef.current?.setRowChildrenExpansion(2, true)}
        >
          Open Contracts/2025
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          aria-label="Files, photos open"
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          rows={files}
          columns={fileColumns}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
