import type { DragEventHandler, ReactNode } from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function OrderingHandle() {
  return (
    <RichTreeViewPro
      aria-label="Museum"
      items={museum}
      itemsReordering
      slots={{ item: ItemWithHandle }}
      defaultExpandedItems={['science']}
    />
  );
}

function ItemWithHandle({
  id,
  itemId,
  label,
  disabled,
  children,
}: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, disabled, children });
  const { draggable, onDragStart, ...rootProps } =
    item.getRootProps<DragProps>();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Handle draggable={draggable} onDragStart={onDragStart} />
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

interface DragProps {
  draggable?: boolean;
  onDragStart?: DragEventHandler<HTMLElement>;
}

function Handle(props: DragProps): ReactNode {
  return (
    <Box component="span" {...props} sx={{ display: 'flex', cursor: 'grab' }}>
      <DragIndicatorIcon fontSize="small" color="action" />
    </Box>
  );
}
