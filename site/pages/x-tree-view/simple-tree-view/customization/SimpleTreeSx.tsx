import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeSx() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      defaultExpandedItems={['parts']}
      sx={{ [`& .${treeItemClasses.content}`]: { py: 1 } }}
    >
      <TreeItem
        itemId="parts"
        label="Parts"
        sx={{ [`& > * > .${treeItemClasses.label}`]: { fontWeight: 700 } }}
      >
        <TreeItem itemId="frame" label="Frame" />
      </TreeItem>
      <TreeItem itemId="care" label="Care" />
    </SimpleTreeView>
  );
}
