import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function OrderingWithoutSelection() {
  return (
    <RichTreeViewPro
      aria-label="Museum"
      items={museum}
      itemsReordering
      disableSelection
    />
  );
}
