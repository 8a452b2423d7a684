import type { MouseEvent } from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function ItemDoubleClick() {
  return (
    <div style={{ minHeight: 196 }}>
      <RichTreeView
        aria-label="Museum, a double click opens"
        items={museum}
        slots={{ item: DoubleClickItem }}
      />
    </div>
  );
}

function DoubleClickItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleClick = (event: MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleSelection(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{
        content: {
          onClick: handleClick,
          onDoubleClick: interactions.handleExpansion,
        },
      }}
    />
  );
}
