import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';

const source = createTreeSource();

export default function LazyLoadingExpansion() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const [last, setLast] = useState('nothing');

  return (
    <div style={{ minHeight: 322 }}>
      <Typography role="status" sx={{ mb: 1, px: 1 }}>
        Opened or closed last: {last}
      </Typography>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        onItemExpansionToggle={(_event, itemId) => setLast(itemId)}
      />
    </div>
  );
}
