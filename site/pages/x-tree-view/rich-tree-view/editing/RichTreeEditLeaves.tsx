import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

const isLeaf = (item: Department) => item.children === undefined;

export default function RichTreeEditLeaves() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      isItemEditable={isLeaf}
      defaultExpandedItems={['paintings']}
      slotProps={{
        item: { slotProps: { labelInput: { 'aria-label': 'Name' } } },
      }}
    />
  );
}
