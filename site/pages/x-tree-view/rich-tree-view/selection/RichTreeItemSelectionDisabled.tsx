import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

const isFolder = (item: FileItem) => item.kind === 'folder';

export default function RichTreeItemSelectionDisabled() {
  return (
    <RichTreeView
      aria-label="Files to attach"
      items={files}
      multiSelect
      checkboxSelection
      isItemSelectionDisabled={isFolder}
      defaultExpandedItems={['documents']}
    />
  );
}
