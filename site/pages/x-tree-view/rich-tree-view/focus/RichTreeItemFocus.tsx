import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeItemFocus() {
  const [focused, setFocused] = useState('none');

  return (
    <div>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        defaultExpandedItems={['science']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        Last focused item: {focused}
      </Typography>
    </div>
  );
}
