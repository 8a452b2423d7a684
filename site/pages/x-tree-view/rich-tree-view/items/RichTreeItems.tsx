import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';

export default function RichTreeItems() {
  return (
    <RichTreeView
      aria-label="Shared files"
      items={files}
      defaultExpandedItems={['documents']}
    />
  );
}
