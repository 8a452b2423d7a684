import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeDisableSelection() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      disableSelection
      defaultExpandedItems={['science']}
    />
  );
}
