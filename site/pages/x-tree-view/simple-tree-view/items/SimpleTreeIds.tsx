import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeIds() {
  return (
    <SimpleTreeView id="settings-tree" aria-label="Settings">
      <TreeItem itemId="members" label="#settings-tree-members" />
      <TreeItem itemId="roles" id="roles-item" label="#roles-item" />
    </SimpleTreeView>
  );
}
