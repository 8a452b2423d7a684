import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeMultiSelect() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      multiSelect
      defaultExpandedItems={['antiquity']}
      defaultSelectedItems={['egypt', 'rome']}
    />
  );
}
