import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeIndentation() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      itemChildrenIndentation="2rem"
      defaultExpandedItems={['parts', 'wheels']}
    >
      <TreeItem itemId="parts" label="Parts">
        <TreeItem itemId="wheels" label="Wheels">
          <TreeItem itemId="spokes" label="Spokes" />
        </TreeItem>
      </TreeItem>
    </SimpleTreeView>
  );
}
