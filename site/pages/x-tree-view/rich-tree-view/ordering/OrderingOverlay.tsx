import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function OrderingOverlay() {
  return (
    <RichTreeViewPro
      aria-label="Museum"
      items={museum}
      itemsReordering
      itemChildrenIndentation={24}
      defaultExpandedItems={['science']}
      classes={{ itemDragAndDropOverlay: 'drop-target' }}
      sx={{
        '& .drop-target': { borderColor: 'primary.main', borderWidth: 3 },
      }}
    />
  );
}
