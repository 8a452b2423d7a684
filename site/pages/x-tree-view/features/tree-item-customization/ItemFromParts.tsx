import Avatar from '@mui/material/Avatar';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
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
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function ItemFromParts() {
  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      slots={{ item: AvatarItem }}
      defaultExpandedItems={['science']}
    />
  );
}

function AvatarItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, disabled, children });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Avatar
            aria-hidden
            sx={{
              width: 24,
              height: 24,
              fontSize: 14,
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            }}
          >
            {typeof label === 'string' && label.slice(0, 1)}
          </Avatar>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}
