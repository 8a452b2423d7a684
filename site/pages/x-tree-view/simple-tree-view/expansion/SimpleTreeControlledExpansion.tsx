import { useState } from 'react';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const branches = ['start', 'guides'];

export default function SimpleTreeControlledExpansion() {
  const [expanded, setExpanded] = useState<string[]>(['start']);

  return (
    <div style={{ minHeight: 170 }}>
      <Button onClick={() => setExpanded(branches)}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <SimpleTreeView
        aria-label="Handbook"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="start" label="Getting started">
          <TreeItem itemId="install" label="Installation" />
        </TreeItem>
        <TreeItem itemId="guides" label="Guides">
          <TreeItem itemId="backup" label="Backup" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
