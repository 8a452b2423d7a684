import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeExpansionTrigger() {
  return (
    <div style={{ minHeight: 96 }}>
      <SimpleTreeView aria-label="Handbook" expansionTrigger="iconContainer">
        <TreeItem itemId="start" label="Getting started">
          <TreeItem itemId="install" label="Installation" />
        </TreeItem>
        <TreeItem itemId="guides" label="Guides" />
      </SimpleTreeView>
    </div>
  );
}
