import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeQuickstart() {
  return (
    <SimpleTreeView aria-label="Help" defaultExpandedItems={['orders']}>
      <TreeItem itemId="orders" label="Orders">
        <TreeItem itemId="delivery" label="Delivery" />
        <TreeItem itemId="returns" label="Returns" />
      </TreeItem>
      <TreeItem itemId="contact" label="Contact" />
    </SimpleTreeView>
  );
}
