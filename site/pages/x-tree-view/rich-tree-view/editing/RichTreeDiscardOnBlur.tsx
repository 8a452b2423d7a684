import type { FocusEvent } from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeDiscardOnBlur() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      isItemEditable
      slots={{ item: DiscardingItem }}
    />
  );
}

function DiscardingItem(props: TreeItemProps) {
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleBlur = (event: FocusEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    if (status.editing) interactions.toggleItemEditing();
  };

  return (
    <TreeItem
      {...props}
      slotProps={{ labelInput: { 'aria-label': 'Name', onBlur: handleBlur } }}
    />
  );
}
