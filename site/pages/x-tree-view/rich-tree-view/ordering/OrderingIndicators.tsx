import type { CSSProperties } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';

const actions = [
  'reorder-above',
  'make-child',
  'reorder-below',
  'move-to-parent',
] as const;

const style = { '--TreeView-targetDepth': 1 } as CSSProperties;

export default function OrderingIndicators() {
  return (
    <Stack spacing={1}>
      {actions.map((action) => (
        <Box key={action} sx={{ position: 'relative', px: 2, py: 0.5 }}>
          {action}
          <TreeItemDragAndDropOverlay action={action} style={style} />
        </Box>
      ))}
    </Stack>
  );
}
