import { useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import '../../../../../../families/base-ui/look/quiet.css';
import './transition.css';

export default function TransitionIntroduction() {
  const [open, setOpen] = useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div className="fade-stage">
      <button className="quiet-button" onClick={() => setOpen(!open)}>
        {open ? 'Hide details' : 'Show details'}
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
          <CssTransition
            className="quiet-panel fade"
            enterClassName="fade-in"
            exitClassName="fade-out"
          >
            Order 4021 leaves the warehouse on Tuesday.
          </CssTransition>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
