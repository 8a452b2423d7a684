import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

export default function ItemIcon() {
  return (
    <SimpleTreeView aria-label="Library" defaultExpandedItems={['novels']}>
      <ItemWithIconAtEnd itemId="novels" label="Novels">
        <ItemWithIconAtEnd itemId="crime" label="Crime" />
      </ItemWithIconAtEnd>
      <ItemWithIconAtEnd itemId="poetry" label="Poetry">
        <ItemWithIconAtEnd itemId="haiku" label="Haiku" />
      </ItemWithIconAtEnd>
    </SimpleTreeView>
  );
}

function ItemWithIconAtEnd({ id, itemId, label, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, children });

  return (
    <TreeItemProvider itemId={itemId} id={id}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon
              status={item.status}
              slots={{
                expandIcon: ChevronRightIcon,
                collapseIcon: ExpandMoreIcon,
              }}
              slotProps={{ expandIcon: { color: 'action' } }}
            />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}
