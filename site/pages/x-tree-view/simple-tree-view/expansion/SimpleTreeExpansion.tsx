import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeExpansion() {
  return (
    <SimpleTreeView
      aria-label="Handbook"
      defaultExpandedItems={['start', 'install']}
    >
      <TreeItem itemId="start" label="Getting started">
        <TreeItem itemId="install" label="Installation">
          <TreeItem itemId="linux" label="Linux" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="guides" label="Guides">
        <TreeItem itemId="backup" label="Backup" />
      </TreeItem>
    </SimpleTreeView>
  );
}
