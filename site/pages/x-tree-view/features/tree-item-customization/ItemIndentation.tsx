import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { files } from '../../../../families/x-tree-view/data/files';

export default function ItemIndentation() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      itemChildrenIndentation={24}
      defaultExpandedItems={['documents']}
      sx={{
        [`& .${treeItemClasses.content}`]: {
          fontSize: 'calc(1rem - 0.1rem * var(--TreeView-itemDepth))',
        },
        [`& .${treeItemClasses.label}`]: { fontSize: 'inherit' },
      }}
    />
  );
}
