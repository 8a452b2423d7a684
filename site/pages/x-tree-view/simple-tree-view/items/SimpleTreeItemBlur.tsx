import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeItemBlur() {
  const [count, setCount] = useState(0);

  return (
    <div>
      <SimpleTreeView aria-label="Settings">
        <TreeItem
          itemId="members"
          label="Members"
          onBlur={() => setCount(count + 1)}
        />
        <TreeItem itemId="roles" label="Roles" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        Left Members {count} times
      </Typography>
    </div>
  );
}
