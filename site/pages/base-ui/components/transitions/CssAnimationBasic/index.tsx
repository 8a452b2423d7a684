import { useState } from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import '../../../../../families/base-ui/look/quiet.css';
import './animation.css';

export default function CssAnimationBasic() {
  const [open, setOpen] = useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div className="pop-stage">
      <button className="quiet-button" onClick={() => setOpen(!open)}>
        {open ? 'Dismiss' : 'Show again'}
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
          <CssAnimation
            className="quiet-panel"
            enterAnimationName="pop-in"
            enterClassName="pop-open"
            exitAnimationName="pop-out"
            exitClassName="pop-closed"
          >
            Your trial ends in three days.
          </CssAnimation>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
