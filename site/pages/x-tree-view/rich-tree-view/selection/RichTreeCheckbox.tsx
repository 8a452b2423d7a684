import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeCheckbox() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['science']}
      defaultSelectedItems={['clocks']}
    />
  );
}
