import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

const getItemLabel = ({ label, objects }: Department) =>
  objects === undefined ? label : `${label} (${objects} objects)`;

export default function RichTreeItemLabel() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['paintings']}
    />
  );
}
