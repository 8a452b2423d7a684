import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { CssTransition } from '@mui/base/Transitions';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/snackbar.css';
import './rise.css';

export default function SnackbarTransition() {
  const [open, setOpen] = useState(false);
  const [exited, setExited] = useState(true);
  const { contextValue } = useTransitionTrigger(open);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => {
          setExited(false);
          setOpen(true);
        }}
      >
        Save draft
      </button>
      <div role="status">
        <Snackbar
          className="quiet-snackbar"
          open={open}
          exited={exited}
          autoHideDuration={4000}
          onClose={() => setOpen(false)}
        >
          <TransitionContext.Provider
            value={{ ...contextValue, onExited: () => setExited(true) }}
          >
            <CssTransition
              className="rise"
              enterClassName="rise-open"
              exitClassName="rise-closed"
            >
              <div className="quiet-toast">Draft saved</div>
            </CssTransition>
          </TransitionContext.Provider>
        </Snackbar>
      </div>
    </div>
  );
}
