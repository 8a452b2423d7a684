import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from '../../../../families/x-tree-view/data/files';

export default function RichTreeLabelEditing() {
  return (
    <RichTreeView
      aria-label="Shared files"
      items={files}
      isItemEditable
      defaultExpandedItems={['documents']}
      slotProps={{
        item: { slotProps: { labelInput: { 'aria-label': 'File name' } } },
      }}
    />
  );
}
