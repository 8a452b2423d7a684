import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  TransitionContext,
  useTransitionStateManager,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import '../../../../../families/base-ui/look/quiet.css';
import './reveal.css';

function Reveal({ children }: { children: ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();
  return (
    <div
      className="reveal"
      data-open={requestedEnter}
      onTransitionEnd={(event) => {
        if (event.target === event.currentTarget && !requestedEnter) onExited();
      }}
    >
      <div>{children}</div>
    </div>
  );
}

export default function UseTransitionBasic() {
  const [open, setOpen] = useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div className="quiet-panel reveal-panel">
      <button
        className="quiet-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Delivery options
      </button>
      <TransitionContext.Provider value={contextValue}>
        <Reveal>
          <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
            Pick up in the shop today, or have it sent by Friday.
          </div>
        </Reveal>
      </TransitionContext.Provider>
    </div>
  );
}
