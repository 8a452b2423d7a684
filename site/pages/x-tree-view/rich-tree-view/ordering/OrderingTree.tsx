import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function OrderingTree() {
  return (
    <RichTreeViewPro
      aria-label="Museum"
      items={museum}
      itemsReordering
      defaultExpandedItems={['antiquity']}
    />
  );
}
