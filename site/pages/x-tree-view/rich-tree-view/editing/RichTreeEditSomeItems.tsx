import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

const isItemEditable = (item: FileItem) => item.kind !== 'code';

export default function RichTreeEditSomeItems() {
  return (
    <RichTreeView
      aria-label="Shared files"
      items={files}
      isItemEditable={isItemEditable}
      defaultExpandedItems={['source']}
      slotProps={{
        item: { slotProps: { labelInput: { 'aria-label': 'File name' } } },
      }}
    />
  );
}
