import { useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/popup.css';
import './grow.css';

export default function PopupTransition() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'shipping' : undefined}
        onClick={() => setOpen(!open)}
      >
        Shipping
      </button>
      <Popup
        id="shipping"
        className="quiet-float"
        anchor={anchor}
        open={open}
        offset={8}
        keepMounted
      >
        <CssTransition
          className="grow"
          enterClassName="grow-open"
          exitClassName="grow-closed"
          lastTransitionedPropertyOnExit="opacity"
        >
          <div className="quiet-bubble">Free from 50 EUR</div>
        </CssTransition>
      </Popup>
    </div>
  );
}
