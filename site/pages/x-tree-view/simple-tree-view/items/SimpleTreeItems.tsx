import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeItems() {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account']}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="password" label="Password" />
      </TreeItem>
      <TreeItem itemId="team" label="Team">
        <TreeItem itemId="members" label="Members" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing" />
    </SimpleTreeView>
  );
}
