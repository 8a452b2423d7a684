import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeDisableItemSelection() {
  return (
    <SimpleTreeView
      aria-label="Plants"
      checkboxSelection
      defaultExpandedItems={['herbs']}
    >
      <TreeItem itemId="herbs" label="Herbs" disableSelection>
        <TreeItem itemId="basil" label="Basil" />
        <TreeItem itemId="thyme" label="Thyme" />
      </TreeItem>
    </SimpleTreeView>
  );
}
