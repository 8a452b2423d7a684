import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreePropagation() {
  return (
    <SimpleTreeView
      aria-label="Order"
      multiSelect
      checkboxSelection
      selectionPropagation={{ descendants: true, parents: true }}
      defaultExpandedItems={['herbs']}
    >
      <TreeItem itemId="herbs" label="Herbs (open)">
        <TreeItem itemId="basil" label="Basil" />
        <TreeItem itemId="thyme" label="Thyme" />
      </TreeItem>
      <TreeItem itemId="trees" label="Trees (closed)">
        <TreeItem itemId="maple" label="Maple" />
      </TreeItem>
    </SimpleTreeView>
  );
}
