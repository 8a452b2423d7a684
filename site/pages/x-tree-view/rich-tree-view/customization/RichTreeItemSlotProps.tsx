import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

const roots = new Set(museum.map((department) => department.id));

export default function RichTreeItemSlotProps() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      defaultExpandedItems={['science']}
      slotProps={{
        item: ({ itemId }) => ({
          slotProps: {
            label: { style: { fontWeight: roots.has(itemId) ? 700 : 400 } },
          },
        }),
      }}
    />
  );
}
