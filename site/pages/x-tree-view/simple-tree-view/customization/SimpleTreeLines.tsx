import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeLines() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      defaultExpandedItems={['parts', 'wheels']}
      itemChildrenIndentation={0}
      sx={{
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: '9px',
          borderInlineStart: '1px dashed',
          borderColor: 'divider',
        },
      }}
    >
      <TreeItem itemId="parts" label="Parts">
        <TreeItem itemId="wheels" label="Wheels">
          <TreeItem itemId="rims" label="Rims" />
          <TreeItem itemId="spokes" label="Spokes" />
        </TreeItem>
        <TreeItem itemId="frame" label="Frame" />
      </TreeItem>
      <TreeItem itemId="care" label="Care" />
    </SimpleTreeView>
  );
}
