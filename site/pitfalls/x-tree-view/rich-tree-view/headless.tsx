import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import type { Pitfall } from '../../pitfall';

function Item({ id, itemId, label, children, provides }: TreeItemProps & { provides: boolean }) {
  const { getRootProps, status } = useTreeItem({ id, itemId, label, children });
  const item = (
    <li {...getRootProps()}>
      {label}
      {status.expanded && <ul role="group">{children}</ul>}
    </li>
  );
  return provides ? (
    <TreeItemProvider itemId={itemId} id={id}>
      {item}
    </TreeItemProvider>
  ) : (
    item
  );
}

function Files({ provides }: { provides: boolean }) {
  return (
    <SimpleTreeView id="files" defaultExpandedItems={['docs']}>
      <Item provides={provides} itemId="docs" label="Documents">
        <Item provides={provides} itemId="plan" label="Plan.pdf" />
      </Item>
      <Item provides={provides} itemId="images" label="Images" />
    </SimpleTreeView>
  );
}

export default [
  {
    lead: 'In a `SimpleTreeView`, the arrow keys skip the items inside a custom item',
    Failing: () => <Files provides={false} />,
    Fixed: () => <Files provides />,
    symptom: async ({ press }) => {
      await press('Tab', 'ArrowDown');
      return document.activeElement?.id !== 'files-plan';
    },
  },
] satisfies Pitfall[];
