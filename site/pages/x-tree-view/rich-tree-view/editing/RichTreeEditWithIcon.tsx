import type { ComponentProps, ReactElement } from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import Stack from '@mui/material/Stack';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

interface LabelInputProps extends ComponentProps<'input'> {
  readonly icon: ReactElement;
}

export default function RichTreeEditWithIcon() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      isItemEditable
      defaultExpandedItems={['documents']}
      slots={{ item: FileTreeItem }}
    />
  );
}

function FileTreeItem({ label, ...props }: TreeItemProps) {
  const file = useTreeItemModel<FileItem>(props.itemId);
  const Icon = file?.kind === 'folder' ? FolderIcon : ArticleIcon;
  const icon = <Icon fontSize="small" color="action" />;
  const inputProps = { icon, 'aria-label': 'File name' };

  return (
    <TreeItem
      {...props}
      label={label}
      slots={{ labelInput: LabelInput }}
      slotProps={{
        label: {
          children: (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              {icon}
              <span>{label}</span>
            </Stack>
          ),
        },
        labelInput: inputProps,
      }}
    />
  );
}

function LabelInput({ icon, ...props }: LabelInputProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      {icon}
      <TreeItemLabelInput {...props} />
    </Stack>
  );
}
