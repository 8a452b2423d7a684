import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  TransitionContext,
  useTransitionStateManager,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import '../../../../families/base-ui/look/quiet.css';

const hidden = { opacity: 0, transform: 'scale(0.9)' };
const shown = { opacity: 1, transform: 'none' };

function Scale({ children }: { children: ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const animation = element.current?.animate(
      requestedEnter ? [hidden, shown] : [shown, hidden],
      { duration: 200, easing: 'ease-out', fill: 'both' },
    );
    if (!animation) return undefined;
    if (!requestedEnter) animation.onfinish = onExited;
    return () => animation.cancel();
  }, [requestedEnter, onExited]);

  return (
    <div ref={element} className="quiet-panel quiet-row">
      {children}
    </div>
  );
}

export default function TransitionWebAnimations() {
  const [open, setOpen] = useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        justifyItems: 'start',
        alignContent: 'start',
        blockSize: 124,
      }}
    >
      <button className="quiet-button" onClick={() => setOpen(!open)}>
        {open ? 'Hide weather' : 'Show weather'}
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
          <Scale>Lisbon, 24 °C and clear</Scale>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
