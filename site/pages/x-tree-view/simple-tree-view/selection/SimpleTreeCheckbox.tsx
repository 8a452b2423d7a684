import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeCheckbox() {
  return (
    <SimpleTreeView
      aria-label="Order"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['herbs']}
    >
      <TreeItem itemId="herbs" label="Herbs">
        <TreeItem itemId="basil" label="Basil" />
        <TreeItem itemId="thyme" label="Thyme" />
      </TreeItem>
      <TreeItem itemId="ferns" label="Ferns" />
    </SimpleTreeView>
  );
}
