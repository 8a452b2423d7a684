import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from '../../../../families/x-tree-view/data/files';

export default function RichTreeLabelValidation() {
  return (
    <RichTreeView
      aria-label="Shared files"
      items={files}
      isItemEditable
      slots={{ item: ValidatedItem }}
      sx={{
        '& [aria-invalid=true]': { outline: '2px solid', color: 'error.main' },
      }}
    />
  );
}

function ValidatedItem(props: TreeItemProps) {
  const [invalid, setInvalid] = useState(false);
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  return (
    <TreeItem
      {...props}
      slotProps={{
        labelInput: {
          'aria-label': 'File name, without / and :',
          'aria-invalid': invalid,
          onChange: (event) =>
            setInvalid(/[/:]/.test(event.currentTarget.value)),
          onKeyDown: (event: KeyboardEvent & TreeViewCancellableEvent) => {
            event.defaultMuiPrevented = invalid && event.key === 'Enter';
            if (event.key === 'Escape') setInvalid(false);
          },
          onBlur: (event: FocusEvent & TreeViewCancellableEvent) => {
            if (!invalid) return;
            event.defaultMuiPrevented = true;
            setInvalid(false);
            interactions.toggleItemEditing();
          },
        },
      }}
    />
  );
}
