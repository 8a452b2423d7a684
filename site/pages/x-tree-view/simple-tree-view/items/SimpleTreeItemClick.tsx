import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeItemClick() {
  const [last, setLast] = useState('none yet');

  return (
    <div>
      <SimpleTreeView
        aria-label="Settings"
        onItemClick={(_event, itemId) => setLast(itemId)}
      >
        <TreeItem itemId="members" label="Members" />
        <TreeItem itemId="roles" label="Roles" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        Last clicked item: {last}
      </Typography>
    </div>
  );
}
