import { useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeOneBranch() {
  const [expanded, setExpanded] = useState(['antiquity']);

  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      expandedItems={expanded}
      onItemExpansionToggle={(_event, itemId, isExpanded) =>
        setExpanded(isExpanded ? [itemId] : [])
      }
    />
  );
}
