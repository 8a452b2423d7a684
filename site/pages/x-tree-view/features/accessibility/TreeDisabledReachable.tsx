import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

const isItemDisabled = (item: Department) => item.closed === true;
const getItemLabel = (item: Department) =>
  item.closed ? `${item.label} (closed for repair)` : item.label;

export default function TreeDisabledReachable() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      isItemDisabled={isItemDisabled}
      getItemLabel={getItemLabel}
      disabledItemsFocusable
      defaultExpandedItems={['antiquity']}
    />
  );
}
