import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { fileColumns, files } from './files';
import type { FileRow } from './files';

const getTreeDataPath = (row: FileRow) => row.path;
const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'author', operator: 'equals', value: 'Lena' }],
    },
  },
};

export default function TreeDataFiltering() {
  const [topOnly, setTopOnly] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="disableChildrenFiltering"
        control={
          <Switch
            checked={topOnly}
            onChange={(_, checked) => setTopOnly(checked)}
          />
        }
      />
      <div style={{ height: 260, width: '100%' }}>
        <DataGridPro
          aria-label="Files by Lena"
          treeData
          getTreeDataPath={getTreeDataPath}
          rows={files}
          columns={fileColumns}
          initialState={initialState}
          disableChildrenFiltering={topOnly}
          defaultGroupingExpansionDepth={-1}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
