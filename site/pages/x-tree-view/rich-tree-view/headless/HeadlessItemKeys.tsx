import { createContext, useContext, useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
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
import { files } from '../../../../families/x-tree-view/data/files';
import type { FileItem } from '../../../../families/x-tree-view/data/files';

const RemoveContext = createContext<(itemId: string) => void>(() => undefined);

function without(items: readonly FileItem[], itemId: string): FileItem[] {
  return items
    .filter(({ id }) => id !== itemId)
    .map((item) =>
      item.children
        ? { ...item, children: without(item.children, itemId) }
        : item,
    );
}

export default function HeadlessItemKeys() {
  const [items, setItems] = useState(files);
  const remove = useCallback((itemId: string) => {
    setItems((earlier) => without(earlier, itemId));
  }, []);

  return (
    <div style={{ minHeight: 280 }}>
      <RemoveContext.Provider value={remove}>
        <RichTreeView
          aria-label="Files"
          items={items}
          slots={{ item: FileRow }}
          defaultExpandedItems={['documents']}
        />
      </RemoveContext.Provider>
    </div>
  );
}

function FileRow({ id, itemId, label, disabled, children }: TreeItemProps) {
  const remove = useContext(RemoveContext);
  const item = useTreeItem({ id, itemId, label, disabled, children });
  const name = typeof label === 'string' ? label : itemId;
  const root = item.getRootProps({
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Delete') remove(itemId);
    },
  });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...root}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={`Delete ${name}`}
            onClick={(event) => {
              event.stopPropagation();
              remove(itemId);
            }}
            onKeyDown={(event) => event.stopPropagation()}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}
