import type { ReactNode } from 'react';
import Grow from '@mui/material/Grow';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface GroupProps {
  readonly in: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

const slots = { groupTransition: GrowingGroup };

export default function SimpleTreeZoom() {
  return (
    <div style={{ minHeight: 128 }}>
      <SimpleTreeView aria-label="Manual">
        <TreeItem itemId="parts" label="Parts" slots={slots}>
          <TreeItem itemId="frame" label="Frame" />
          <TreeItem itemId="wheels" label="Wheels" />
        </TreeItem>
        <TreeItem itemId="care" label="Care" />
      </SimpleTreeView>
    </div>
  );
}

function GrowingGroup({ in: open, className, children }: GroupProps) {
  return (
    <Grow in={open} unmountOnExit>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Grow>
  );
}
