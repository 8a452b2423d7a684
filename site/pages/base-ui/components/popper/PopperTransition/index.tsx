import { useState } from 'react';
import { Popper } from '@mui/base/Popper';
import { Animated } from '../../../../../families/base-ui/look/Animated';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/popup.css';
import './grow.css';

export default function PopperTransition() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'opening' : undefined}
        onClick={() => setOpen(!open)}
      >
        Opening hours
      </button>
      <Popper
        id="opening"
        className="quiet-popper"
        anchorEl={anchor}
        open={open}
        transition
      >
        {({ TransitionProps }) => (
          <Animated
            className="quiet-bubble grow"
            enterClassName="grow-open"
            exitClassName="grow-closed"
            {...TransitionProps}
          >
            Monday to Friday, 9 to 18
          </Animated>
        )}
      </Popper>
    </div>
  );
}
