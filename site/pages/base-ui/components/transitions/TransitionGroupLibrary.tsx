import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  TransitionContext,
  useTransitionStateManager,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import { Transition } from 'react-transition-group';
import '../../../../families/base-ui/look/quiet.css';

function Fade({ children }: { children: ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();
  const element = useRef<HTMLDivElement>(null);

  return (
    <Transition
      nodeRef={element}
      appear
      in={requestedEnter}
      timeout={200}
      onEnter={() => element.current?.scrollTop}
      onExited={onExited}
    >
      {(step) => (
        <div
          ref={element}
          className="quiet-panel quiet-row"
          style={{
            opacity: step === 'entering' || step === 'entered' ? 1 : 0,
            transition: 'opacity 200ms',
          }}
        >
          {children}
        </div>
      )}
    </Transition>
  );
}

export default function TransitionGroupLibrary() {
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
        {open ? 'Hide status' : 'Show status'}
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
          <Fade>All services are running</Fade>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
