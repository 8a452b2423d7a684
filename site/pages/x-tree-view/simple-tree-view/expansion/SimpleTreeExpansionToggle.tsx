import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeExpansionToggle() {
  const [text, setText] = useState('Open a chapter.');

  return (
    <div style={{ minHeight: 136 }}>
      <Typography role="status" sx={{ mb: 1, px: 1 }}>
        {text}
      </Typography>
      <SimpleTreeView
        aria-label="Handbook"
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setText(`${isExpanded ? 'Opened' : 'Closed'} ${itemId}`)
        }
      >
        <TreeItem itemId="start" label="Getting started">
          <TreeItem itemId="install" label="Installation" />
        </TreeItem>
        <TreeItem itemId="guides" label="Guides" />
      </SimpleTreeView>
    </div>
  );
}
