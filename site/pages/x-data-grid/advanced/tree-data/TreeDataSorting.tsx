import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { fileColumns, files } from './files';
import type { FileRow } from './files';

const getTreeDataPath = (row: FileRow) => row.path;
const initialState = {
  sorting: { sortModel: [{ field: 'size', sort: 'desc' as const }] },
};

export default function TreeDataSorting() {
  const [topOnly, setTopOnly] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="disableChildrenSorting"
        control={
          <Switch
            checked={topOnly}
            onChange={(_, checked) => setTopOnly(checked)}
          />
        }
      />
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          aria-label="Files by size"
          treeData
          getTreeDataPath={getTreeDataPath}
          rows={files}
          columns={fileColumns}
          initialState={initialState}
          disableChildrenSorting={topOnly}
          defaultGroupingExpansionDepth={-1}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
