import type { ComponentProps, MouseEvent } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { museum } from '../../../../families/x-tree-view/data/museum';

interface LabelInputProps extends ComponentProps<'input'> {
  readonly onSave: (event: MouseEvent, value: string) => void;
  readonly onCancel: (event: MouseEvent) => void;
}

export default function RichTreeLabelInput() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      isItemEditable
      slots={{ item: ItemWithButtons }}
    />
  );
}

function ItemWithButtons(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const actions = {
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };

  return (
    <TreeItem
      {...props}
      slots={{ labelInput: LabelInput }}
      slotProps={{ labelInput: { ...actions, 'aria-label': 'Name' } }}
    />
  );
}

function LabelInput({ onSave, onCancel, ...props }: LabelInputProps) {
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  return (
    <Stack direction="row" sx={{ width: '100%' }}>
      <TreeItemLabelInput {...props} />
      <IconButton
        size="small"
        aria-label="Save"
        onMouseDown={keepFocus}
        onClick={(event) => {
          if (props.value) onSave(event, String(props.value));
        }}
      >
        <CheckIcon fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        aria-label="Discard"
        onMouseDown={keepFocus}
        onClick={(event) => onCancel(event)}
      >
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
