import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

const isItemDisabled = (item: Department) => item.closed === true;

export default function RichTreeDisabledItems() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      isItemDisabled={isItemDisabled}
      defaultExpandedItems={['antiquity']}
    />
  );
}
