import { useState } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeOnOpen() {
  const [pages, setPages] = useState<string[]>([]);

  return (
    <div style={{ minHeight: 128 }}>
      <SimpleTreeView
        aria-label="Archive"
        onItemExpansionToggle={(_event, _itemId, isExpanded) => {
          if (isExpanded) setPages(['January', 'February', 'March']);
        }}
      >
        <TreeItem itemId="year" label="2025">
          {pages.length === 0 ? (
            <TreeItem itemId="loading" label="Loading…" disabled />
          ) : (
            pages.map((page) => (
              <TreeItem key={page} itemId={page} label={page} />
            ))
          )}
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
