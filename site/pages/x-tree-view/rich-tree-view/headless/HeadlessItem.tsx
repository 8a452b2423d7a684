import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { files } from '../../../../families/x-tree-view/data/files';

export default function HeadlessItem() {
  return (
    <Box sx={styles}>
      <RichTreeView
        aria-label="Files"
        items={files}
        slots={{ item: PlainItem }}
        defaultExpandedItems={['documents']}
      />
    </Box>
  );
}

function PlainItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, disabled, children });
  const marker = item.status.expanded ? '–' : '+';

  return (
    <TreeItemProvider itemId={itemId} id={id}>
      <li {...item.getRootProps()}>
        <Row {...item.getContentProps()}>
          <span {...item.getIconContainerProps()} className="marker">
            {item.status.expandable && marker}
          </span>
          <Label {...item.getLabelProps()} />
        </Row>
        {item.status.expanded && <ul role="group">{children}</ul>}
      </li>
    </TreeItemProvider>
  );
}

const options = {
  shouldForwardProp: (prop: PropertyKey) =>
    prop !== 'status' && prop !== 'editable',
};

const Label = styled('span', options)({ flexGrow: 1 });

const Row = styled(
  'div',
  options,
)({
  display: 'flex',
  cursor: 'pointer',
  lineHeight: 1.75,
  '&[data-selected]': { fontWeight: 700 },
  '&[data-focused]': { outline: '1px dotted' },
});

const styles = {
  fontFamily: 'monospace',
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& ul[role=group]': { paddingInlineStart: '2ch' },
  '& li': { outline: 0 },
  '& .marker': { width: '2ch' },
};
