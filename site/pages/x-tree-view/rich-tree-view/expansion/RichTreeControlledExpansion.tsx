import { useState } from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

const all = museum.map((item) => item.id);

export default function RichTreeControlledExpansion() {
  const [expanded, setExpanded] = useState(all);
  const isOpen = expanded.length > 0;

  return (
    <div style={{ minHeight: 390 }}>
      <Button onClick={() => setExpanded(isOpen ? [] : all)}>
        {isOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </div>
  );
}
