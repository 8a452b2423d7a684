import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSelection() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      defaultExpandedItems={['paintings']}
      defaultSelectedItems="baroque"
    />
  );
}
