import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

export default function ItemModel() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={{ item: SizedItem }}
      defaultExpandedItems={['images']}
    />
  );
}

function SizedItem({ label, ...props }: TreeItemProps) {
  const file = useTreeItemModel<FileItem>(props.itemId);
  const size = file?.size === undefined ? '' : ` – ${file.size} kB`;

  return (
    <TreeItem
      {...props}
      label={
        <span>
          {label}
          {size}
        </span>
      }
    />
  );
}
