import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeDisableSelection() {
  return (
    <SimpleTreeView
      aria-label="Plants"
      disableSelection
      defaultExpandedItems={['herbs']}
    >
      <TreeItem itemId="herbs" label="Herbs">
        <TreeItem itemId="basil" label="Basil" />
      </TreeItem>
      <TreeItem itemId="ferns" label="Ferns" />
    </SimpleTreeView>
  );
}
