import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeCheckboxSingle() {
  return (
    <RichTreeView
      aria-label="Where to move the object"
      items={museum}
      checkboxSelection
      defaultExpandedItems={['science']}
    />
  );
}
