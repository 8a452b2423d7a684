import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

const source = createTreeSource();

export default function LazyLoadingEvent() {
  const [text, setText] = useState('Nothing loaded yet');

  return (
    <div style={{ minHeight: 322 }}>
      <Typography role="status" sx={{ mb: 1, px: 1 }}>
        {text}
      </Typography>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        onItemsLazyLoaded={({ items, parentId, isCacheHit }) =>
          setText(
            `${parentId ?? 'First level'}: ${items.length} items from ${isCacheHit ? 'the cache' : 'the server'}`,
          )
        }
      />
    </div>
  );
}
