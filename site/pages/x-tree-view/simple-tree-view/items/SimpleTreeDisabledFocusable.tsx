import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeDisabledFocusable() {
  return (
    <SimpleTreeView aria-label="Settings" disabledItemsFocusable>
      <TreeItem itemId="team" label="Team" />
      <TreeItem itemId="billing" label="Billing (owners only)" disabled />
      <TreeItem itemId="audit" label="Audit log" />
    </SimpleTreeView>
  );
}
