import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeDomId() {
  return (
    <RichTreeView
      id="departments"
      aria-label="Museum"
      items={museum}
      slotProps={{ item: ({ itemId }) => ({ title: `departments-${itemId}` }) }}
    />
  );
}
