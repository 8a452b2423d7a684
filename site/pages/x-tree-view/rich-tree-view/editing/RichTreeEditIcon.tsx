import type { MouseEvent } from 'react';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeEditIcon() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      isItemEditable
      slots={{ item: ItemWithPencil }}
    />
  );
}

const preventEditing = (event: MouseEvent & TreeViewCancellableEvent) => {
  event.defaultMuiPrevented = true;
};

function ItemWithPencil({ label, ...props }: TreeItemProps) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const pencil = (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label="Rename"
      onClick={(event) => {
        event.stopPropagation();
        interactions.toggleItemEditing();
      }}
    >
      <EditOutlinedIcon fontSize="inherit" />
    </IconButton>
  );

  return (
    <TreeItem
      {...props}
      label={label}
      slotProps={{
        label: {
          onDoubleClick: preventEditing,
          children: (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <span>{label}</span>
              {pencil}
            </Stack>
          ),
        },
        labelInput: { 'aria-label': 'Name' },
      }}
    />
  );
}
