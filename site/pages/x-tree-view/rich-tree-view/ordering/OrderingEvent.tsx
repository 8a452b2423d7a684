import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function OrderingEvent() {
  const [text, setText] = useState('Move a collection.');

  return (
    <div>
      <RichTreeViewPro
        aria-label="Museum"
        items={museum}
        itemsReordering
        defaultExpandedItems={['science']}
        onItemPositionChange={({ itemId, newPosition }) =>
          setText(
            `${itemId}: place ${newPosition.index + 1} in ${newPosition.parentId ?? 'the first level'}`,
          )
        }
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {text}
      </Typography>
    </div>
  );
}
