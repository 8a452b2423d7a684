import { useState } from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

export default function RichTreeExpandAll() {
  const [expanded, setExpanded] = useState<string[]>([]);

  return (
    <div style={{ minHeight: 420 }}>
      <Button onClick={() => setExpanded(branchIds(files))}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <RichTreeView
        aria-label="Shared files"
        items={files}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </div>
  );
}

function branchIds(items: FileItem[]): string[] {
  return items.flatMap(({ id, children }) =>
    children ? [id, ...branchIds(children)] : [],
  );
}
