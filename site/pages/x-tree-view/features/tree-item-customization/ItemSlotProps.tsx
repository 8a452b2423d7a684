import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemSlotProps() {
  return (
    <SimpleTreeView aria-label="Library" defaultExpandedItems={['novels']}>
      <TreeItem
        itemId="novels"
        label="Novels"
        slotProps={{
          content: { style: { paddingBlock: 8 } },
          label: { style: { fontWeight: 700 } },
        }}
      >
        <TreeItem itemId="crime" label="Crime" />
        <TreeItem itemId="travel" label="Travel" />
      </TreeItem>
      <TreeItem itemId="poetry" label="Poetry" />
    </SimpleTreeView>
  );
}
