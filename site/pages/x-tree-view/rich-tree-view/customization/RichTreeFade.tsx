import type { ReactNode } from 'react';
import Fade from '@mui/material/Fade';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

interface FadeGroupProps {
  readonly in: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

export default function RichTreeFade() {
  return (
    <div style={{ minHeight: 196 }}>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        slotProps={{ item: { slots: { groupTransition: FadeGroup } } }}
      />
    </div>
  );
}

function FadeGroup({ in: open, className, children }: FadeGroupProps) {
  return (
    <Fade in={open} timeout={600} unmountOnExit>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Fade>
  );
}
