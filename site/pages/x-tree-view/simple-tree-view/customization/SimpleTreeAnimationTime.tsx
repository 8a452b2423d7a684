import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeAnimationTime() {
  return (
    <div style={{ minHeight: 96 }}>
      <SimpleTreeView aria-label="Manual">
        <TreeItem
          itemId="parts"
          label="Parts"
          slotProps={{ groupTransition: { timeout: 800 } }}
        >
          <TreeItem itemId="frame" label="Frame" />
          <TreeItem itemId="wheels" label="Wheels" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
