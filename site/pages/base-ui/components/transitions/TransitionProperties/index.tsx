import { useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import '../../../../../families/base-ui/look/quiet.css';
import './slide.css';

export default function TransitionProperties() {
  const [open, setOpen] = useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div className="slide-stage">
      <button className="quiet-button" onClick={() => setOpen(!open)}>
        {open ? 'Close filters' : 'Open filters'}
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
          <CssTransition
            className="quiet-panel slide"
            enterClassName="slide-in"
            exitClassName="slide-out"
            lastTransitionedPropertyOnExit="translate"
          >
            In stock, under 50 euros
          </CssTransition>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
