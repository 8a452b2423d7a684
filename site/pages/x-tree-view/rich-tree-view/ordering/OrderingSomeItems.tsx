import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { museum } from '../../../../families/x-tree-view/data/museum';

const departments = new Set(museum.map((item) => item.id));
const isCollection = (itemId: string) => !departments.has(itemId);

export default function OrderingSomeItems() {
  return (
    <RichTreeViewPro
      aria-label="Museum"
      items={museum}
      itemsReordering
      isItemReorderable={isCollection}
      defaultExpandedItems={['science']}
    />
  );
}
