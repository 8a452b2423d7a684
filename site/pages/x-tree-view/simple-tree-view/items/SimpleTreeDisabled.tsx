import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeDisabled() {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['team']}>
      <TreeItem itemId="team" label="Team">
        <TreeItem itemId="members" label="Members" />
        <TreeItem itemId="roles" label="Roles" disabled />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing" disabled>
        <TreeItem itemId="invoices" label="Invoices" />
      </TreeItem>
    </SimpleTreeView>
  );
}
