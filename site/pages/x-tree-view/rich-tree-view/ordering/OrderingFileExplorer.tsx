import { useState } from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

export default function OrderingFileExplorer() {
  const apiRef = useRichTreeViewProApiRef<FileItem>();
  const [text, setText] = useState('Drag a file to another folder.');

  const name = (itemId: string | null) =>
    itemId ? apiRef.current?.getItem(itemId).label : 'the drive';

  return (
    <div style={{ minHeight: 400 }}>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Shared files"
        items={files}
        slots={{ item: FileTreeItem }}
        itemChildrenIndentation={20}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['documents', 'images']}
        itemsReordering
        isItemReorderable={(itemId) => itemId !== 'readme'}
        canMoveItemToNewPosition={({ newPosition: { parentId } }) =>
          parentId === null ||
          apiRef.current?.getItem(parentId).kind === 'folder'
        }
        onItemPositionChange={({ itemId, newPosition }) =>
          setText(`Moved ${name(itemId)} to ${name(newPosition.parentId)}.`)
        }
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {text}
      </Typography>
    </div>
  );
}

function FileTreeItem(props: TreeItemProps) {
  const item = useTreeItemModel<FileItem>(props.itemId);
  const isFolder = item?.kind === 'folder';
  const Icon = isFolder ? FolderIcon : ArticleIcon;

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Icon fontSize="small" color={isFolder ? 'primary' : 'action'} />
          <span>{props.label}</span>
        </Stack>
      }
    />
  );
}
