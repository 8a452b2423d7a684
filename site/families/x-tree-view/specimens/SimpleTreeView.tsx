import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeViewSpecimen() {
  return (
    <SimpleTreeView defaultExpandedItems={['docks']} sx={{ width: 190 }}>
      <TreeItem itemId="docks" label="Docks">
        <TreeItem itemId="north" label="North" />
        <TreeItem itemId="south" label="South" />
      </TreeItem>
    </SimpleTreeView>
  );
}
